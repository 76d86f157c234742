import type { ComponentType } from 'react'
import type { PagePath } from '../content/pages.ts'

/** What each page module exports. */
export interface PageModule {
  Page: ComponentType
}

/** Loads the module of each page; each is a chunk of its own. */
export const loadPage: Readonly<Record<PagePath, () => Promise<PageModule>>> = {
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
}

/** Loads the module of the not-found page. */
export const loadNotFoundPage = () => import('../pages/not-found.tsx')
