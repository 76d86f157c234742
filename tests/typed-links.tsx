/**
 * Checked by `npm run types`, never run: a link to a path that does not exist must not compile. Each `@ts-expect-error`
 * fails the type check if the line below it compiles after all.
 */
import { Link } from '@tanstack/react-router'
import type { PagePath } from '../src/content/pages.ts'
import type { Action } from '../src/content/types.ts'

export const linkToPage = <Link to="/rewards">Rewards</Link>

/** Every path in the list of pages has a route, so a new one is no error wherever a link takes its path from content. */
export const linkToAnyPage = (path: PagePath) => <Link to={path}>Page</Link>

// @ts-expect-error: there is no such page
export const linkToNowhere = <Link to="/nope">Nowhere</Link>

// @ts-expect-error: addresses have no trailing slash
export const linkWithTrailingSlash = <Link to="/rewards/">Rewards</Link>

export const action: Action = { label: 'Compare tiers', to: '/rewards', hash: 'tiers' }

// @ts-expect-error: there is no such page
export const actionToNowhere: Action = { label: 'Nowhere', to: '/nope' }

// @ts-expect-error: there is no such page
export const path: PagePath = '/nope'
