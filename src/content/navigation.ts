/** The words that every page has: of its header, account note and footer, and of the sign that the next page is slow. */
import { cardsInShort } from './audiences.ts'
import { closeLabel } from './labels.ts'
import { pageAt } from './pages.ts'
import type { PagePath } from './pages.ts'
import { site } from './site.ts'
import { status } from './status.ts'
import type { Action } from './types.ts'

/** A link with the label of its page. */
function linkTo(to: PagePath): Action {
  return { label: pageAt(to).label, to }
}

/** Links as in the specification, section 2, "Header". */
export const header = {
  skipLabel: 'Skip to the content',
  /** Accessible name of the logo's link. */
  homeLabel: `${site.name}, home`,
  navigationLabel: 'Main',
  menuLabel: 'Menu',
  links: [
    linkTo('/chatbot'),
    linkTo('/community'),
    linkTo('/fitness'),
    linkTo('/wellnet'),
    linkTo('/network'),
    linkTo('/rewards'),
  ],
  /** The second row of the menu on small screens; wide windows have these links in the footer only. */
  moreLinks: [linkTo('/about'), linkTo('/careers'), linkTo('/contact'), linkTo('/legal')],
  signInLabel: 'Sign In',
  getStartedLabel: 'Get Started',
} as const

/** The note that Sign In and Get Started open. The specification defines no behaviour for these buttons. */
export const accountNote = {
  title: 'How to join',
  /** Stands before the text in a build with placeholders. */
  status: status.beforeActing,
  text: 'This website has no sign-in and no accounts. Each button opens an e-mail with our questions; nothing is sent until you send it.',
  cards: cardsInShort,
  links: [
    { label: 'Prices, money back, and what is not settled', to: '/rewards', hash: 'costs' },
    { label: 'Contact us', to: '/contact' },
  ],
  closeLabel,
} as const

/** Links as in the specification, section 2, "Footer". */
export const footer = {
  navigationLabel: 'Footer',
  groups: [
    {
      title: 'Offers',
      links: [
        linkTo('/chatbot'),
        linkTo('/community'),
        linkTo('/fitness'),
        linkTo('/network'),
        linkTo('/rewards'),
      ],
    },
    { title: 'Company', links: [linkTo('/about'), linkTo('/careers'), linkTo('/contact')] },
    {
      title: 'Legal',
      links: [
        { label: 'Terms of Service', to: '/legal', hash: 'terms' },
        { label: 'Privacy Policy', to: '/legal', hash: 'privacy' },
        { label: 'Cookie Policy', to: '/legal', hash: 'cookies' },
        { label: 'POPIA Compliance', to: '/legal', hash: 'popia' },
        { label: 'Accessibility', to: '/legal', hash: 'accessibility' },
      ],
    },
  ],
  supportLabel: 'Support',
} as const

/** Said below the header, to screen readers, while a page takes long to open. */
export const slowPageNotice = 'One moment: the page is on its way.'

/** The button in the menu, the account note and the footer, where the browser can install the site. */
export const installLabel = 'Install this site'

/**
 * The button in the footer that opens the data panel, whose words are fetched with it (data-panel.ts). Before hydration
 * it is a link.
 */
export const dataAction = {
  label: 'Data and offline use',
  to: '/legal',
  hash: 'cookies',
} as const satisfies Action
