import { useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useEffect } from 'react'
import type { ComponentType } from 'react'
import { sayMissing } from './notice-store.ts'

interface LazyDialogProps {
  onClose: () => void
}

/**
 * A dialog whose code loads when it is first opened. If it does not load, a notice says so. A navigation ends the wait
 * for it, because it would open over another page.
 */
export function lazyDialog(load: () => Promise<ComponentType<LazyDialogProps>>) {
  const Dialog = lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: MissingDialog }
    }
  })
  return function LazyDialog({ onClose }: LazyDialogProps) {
    const router = useRouter()
    // After each render, because `onClose` can be another function.
    useEffect(() => router.subscribe('onBeforeLoad', onClose))
    return (
      <Suspense>
        <Dialog onClose={onClose} />
      </Suspense>
    )
  }
}

/** Says so instead, once: `onClose` removes it. */
function MissingDialog({ onClose }: LazyDialogProps) {
  useEffect(() => {
    sayMissing()
    onClose()
  })
  return null
}
