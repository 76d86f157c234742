import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionAnchor } from '../../components/actions/action-anchor.tsx'
import { focusPressed } from '../../components/focus-first.ts'
import { dataAction } from '../../content/navigation.ts'
import { lazyDialog } from '../lazy-dialog.tsx'

const DataDialog = lazyDialog(async () => (await import('./data-dialog.tsx')).DataDialog)

/**
 * Opens the data panel. Before hydration and without JavaScript it links to the Cookie Policy, which states
 * the same.
 */
export function DataAction() {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  if (!isHydrated) {
    return <ActionAnchor action={dataAction} className="footer-link" />
  }
  return (
    <>
      <button
        type="button"
        className="footer-link"
        onClick={(event) => {
          focusPressed(event)
          setIsOpen(true)
        }}
      >
        {dataAction.label}
      </button>
      {isOpen && <DataDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
