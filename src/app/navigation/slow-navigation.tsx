import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { slowPageNotice } from '../../content/navigation.ts'
import { withTimeout } from '../../with-timeout.ts'
import { loadPageCode } from '../load-page-code.ts'
import { openAddress } from './open-address.ts'
import * as style from './slow-navigation.module.css'

/** Time until a navigation shows that it is under way; below it a sign would only flicker. */
const signAfterMilliseconds = 500

/** Time until the browser loads the address, because the page's code does not arrive. */
const openAfterMilliseconds = 8_000

/**
 * Shows that the next page is on its way. If its code does not load, or takes too long, the browser loads the page as
 * HTML.
 */
export function SlowNavigation() {
  const router = useRouter()
  const next = useRouterState({ select: ({ isLoading, location }) => isLoading && location })
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!next) return undefined
    let isOver = false
    const sign = setTimeout(() => setIsSlow(true), signAfterMilliseconds)
    withTimeout(loadPageCode(next.pathname), openAfterMilliseconds).catch(() =>
      isOver ? undefined : openAddress(router, () => isOver),
    )
    return () => {
      isOver = true
      clearTimeout(sign)
      setIsSlow(false)
    }
  }, [next, router])
  return (
    <div role="status">
      {isSlow && (
        <p className={style.line}>
          <span className="visually-hidden">{slowPageNotice}</span>
        </p>
      )}
    </div>
  )
}
