import type { PagePath } from './pages.ts'

/** What links to each page say, as in the specification, section 2. */
export const pageLabels: Readonly<Record<PagePath, string>> = {
  '/': 'Home',
  '/chatbot': 'AI Coach',
  '/community': 'Community',
  '/fitness': 'Fitness',
  '/network': 'Partners',
  '/rewards': 'Rewards',
  '/wellnet': 'Wellnet',
  '/about': 'About',
  '/careers': 'Careers',
  '/contact': 'Contact',
  '/legal': 'Legal',
}
