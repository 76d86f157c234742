import { RouterContextProvider, createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSiteRouter } from '../src/app/router.tsx'
import { Gallery } from './gallery.tsx'
// On the site the entry loads it, after the first paint; the layout, which the router has, loads the other sheets.
import '../src/app/after-paint.css'

const router = createSiteRouter(createMemoryHistory())

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <RouterContextProvider router={router}>
      <Gallery />
    </RouterContextProvider>
  </StrictMode>,
)
