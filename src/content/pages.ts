/**
 * The list of all pages. Router, prerendering, sitemap, head and tests read it. Paths come from the
 * specification, section 2.
 */
import { offers } from './site.ts'

/** A page of the site. */
export interface PageMeta {
  /** Path without a trailing slash. */
  path: string
  /** Name of the page's module in `src/pages` and of its sharing card. */
  name: string
  /** Text of links to the page (specification, section 2). */
  label: string
  /** Document title without the site's name; at most 60 characters with it. */
  title: string
}

export const pages = [
  {
    path: '/',
    name: 'landing',
    label: 'Home',
    title: 'AI coach and rewards by app, WhatsApp and USSD',
  },
  {
    path: '/chatbot',
    name: 'chatbot',
    label: 'AI Coach',
    title: `${offers.coach}, the AI wellness coach`,
  },
  {
    path: '/community',
    name: 'community',
    label: 'Community',
    title: 'Community wellness circles',
  },
  {
    path: '/fitness',
    name: 'fitness',
    label: 'Fitness',
    title: 'Fitness tracking that explains itself',
  },
  {
    path: '/network',
    name: 'network',
    label: 'Partners',
    title: 'The partner network',
  },
  {
    path: '/rewards',
    name: 'rewards',
    label: 'Rewards',
    title: `${offers.rewards}: points for healthy habits`,
  },
  {
    path: '/wellnet',
    name: 'wellnet',
    label: offers.wellnet,
    title: `${offers.wellnet} for governments`,
  },
  {
    path: '/about',
    name: 'about',
    label: 'About',
    title: 'Wellness as public infrastructure',
  },
  {
    path: '/careers',
    name: 'careers',
    label: 'Careers',
    title: 'Careers: join our mission',
  },
  {
    path: '/contact',
    name: 'contact',
    label: 'Contact',
    title: 'Contact and system integration',
  },
  {
    path: '/legal',
    name: 'legal',
    label: 'Legal',
    title: 'Legal: terms, privacy and POPIA',
  },
] as const satisfies readonly PageMeta[]

/** The path of a page. Links to other paths do not compile: `npm run types` lists what follows from a changed path. */
export type PagePath = (typeof pages)[number]['path']

/** Whether a path belongs to a page. */
export function isPagePath(path: string): path is PagePath {
  return pages.some((page) => page.path === path)
}

/** The page at a path. */
export function pageAt(path: PagePath): PageMeta {
  return pages.find((page) => page.path === path)!
}
