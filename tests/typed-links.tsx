/**
 * Type tests, checked by `npm run types` and never run: links to unknown paths must not compile.
 * `@ts-expect-error` fails the check if the next line compiles.
 */
import { Link } from '@tanstack/react-router'
import type { PagePath } from '../src/content/pages.ts'
import type { Action } from '../src/content/types.ts'

export const linkToPage = <Link to="/rewards">Rewards</Link>

/** Every path in the list of pages has a route, so content may contain any of them. */
export const linkToAnyPage = (path: PagePath) => <Link to={path}>Page</Link>

// @ts-expect-error: there is no such page
export const linkToNowhere = <Link to="/nope">Nowhere</Link>

// @ts-expect-error: addresses have no trailing slash
export const linkWithTrailingSlash = <Link to="/rewards/">Rewards</Link>

export const action: Action = { label: 'Compare tiers', to: '/rewards', hash: 'tiers' }

// @ts-expect-error: there is no such page
export const actionToNowhere: Action = { label: 'Nowhere', to: '/nope' }
