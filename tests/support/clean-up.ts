import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

// There is no built page here to take the documents from; they are rendered as the build renders them.
vi.mock(import('../../src/pages/legal-texts.ts'), async () => {
  const { renderLegalTexts } = await import('../../src/pages/render-legal-texts.tsx')
  return { loadLegalTexts: () => Promise.resolve(renderLegalTexts()) }
})
