import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first rendered.
 *
 * @param missing what stands in its place when the code does not arrive
 */
export function lazyOr<Props extends object>(load: () => Promise<ComponentType<Props>>, missing: string) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => <p role="status">{missing}</p> }
    }
  })
}
