import '../src/app/classes.css'
import '../src/app/base.css'
import 'virtual:uno.css'
import '../src/app/after-paint.css'
import { RouterContextProvider, createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSiteRouter } from '../src/app/router.tsx'
import { Gallery } from './gallery.tsx'

const router = createSiteRouter(createMemoryHistory())

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <RouterContextProvider router={router}>
      <Gallery />
    </RouterContextProvider>
  </StrictMode>,
)
