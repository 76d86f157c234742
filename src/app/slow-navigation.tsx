import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { slowPageNotice } from '../content/notices.ts'
import * as style from './slow-navigation.module.css'

/** Time until a navigation shows that it is under way; below it a sign would only flicker. */
const signAfterMilliseconds = 500

/** Time until the browser loads the address, because the page's code does not arrive. */
const reloadAfterMilliseconds = 8_000

/** Shows that the next page is on its way. If its code takes too long, the browser loads the page as HTML. */
export function SlowNavigation() {
  const address = useRouterState({ select: ({ isLoading, location }) => isLoading && location.href })
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!address) return undefined
    const sign = setTimeout(() => setIsSlow(true), signAfterMilliseconds)
    const reload = setTimeout(() => location.reload(), reloadAfterMilliseconds)
    return () => {
      clearTimeout(sign)
      clearTimeout(reload)
      setIsSlow(false)
    }
  }, [address])
  return (
    <div role="status">
      {isSlow && (
        <p className={style.slowNavigation}>
          <span className="visually-hidden">{slowPageNotice}</span>
        </p>
      )}
    </div>
  )
}
