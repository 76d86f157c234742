import type { PagePath } from '../content/pages.ts'
import type { PageModule } from '../pages/page.ts'

/** Where each page's code lives. In the browser of a visitor only the pages below are ever asked for. */
export const pageModules = {
  '/': () => import('../pages/landing.tsx'),
  '/chatbot': () => import('../pages/chatbot.tsx'),
  '/community': () => import('../pages/community.tsx'),
  '/fitness': () => import('../pages/fitness.tsx'),
  '/network': () => import('../pages/network.tsx'),
  '/rewards': () => import('../pages/rewards.tsx'),
  '/wellnet': () => import('../pages/wellnet.tsx'),
  '/about': () => import('../pages/about.tsx'),
  '/careers': () => import('../pages/careers.tsx'),
  '/contact': () => import('../pages/contact.tsx'),
  '/legal': () => import('../pages/legal.tsx'),
} satisfies Record<PagePath, () => Promise<PageModule>>
