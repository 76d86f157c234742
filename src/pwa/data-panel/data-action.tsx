import { Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyDialog } from '../lazy-dialog.tsx'
import { dataAction } from '../../content/navigation.ts'

const DataDialog = lazyDialog(async () => (await import('./data-dialog.tsx')).DataDialog)

/**
 * Opens the data panel. Before hydration and without JavaScript it links to the Cookie Policy, which states
 * the same.
 */
export function DataAction() {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  if (!isHydrated) {
    return (
      <Link to="/legal" hash="cookies" className="footer-link">
        {dataAction.label}
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        className="footer-link"
        onClick={({ currentTarget }) => {
          // Safari does not focus a button that is pressed. Focus returns to it.
          currentTarget.focus()
          setIsOpen(true)
        }}
      >
        {dataAction.label}
      </button>
      {isOpen && <DataDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
