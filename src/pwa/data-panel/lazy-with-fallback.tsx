import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A component whose code loads when it is first rendered.
 *
 * @param missing text in place of the component if its code does not load
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: string,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => <p role="alert">{missing}</p> }
    }
  })
}
