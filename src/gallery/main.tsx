import 'virtual:uno.css'
import { RouterContextProvider, createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSiteRouter } from '../app/router.tsx'
import { Gallery } from './gallery.tsx'

const router = createSiteRouter(createMemoryHistory())

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <RouterContextProvider router={router}>
      <Gallery />
    </RouterContextProvider>
  </StrictMode>,
)
