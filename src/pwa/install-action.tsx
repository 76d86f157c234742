import { useLayoutEffect, useRef } from 'react'
import { Button } from '../components/actions/button.tsx'
import { focusFirst, focusPressed, neighboursOf } from '../components/focus-first.ts'
import { installLabel } from '../content/navigation.ts'
import { install, startInstall } from './install.ts'

/** The Install button; rendered while the browser can install the site. */
export function InstallAction() {
  const { isOffered } = install.use()
  return isOffered && <InstallButton />
}

function InstallButton() {
  const button = useRef<HTMLButtonElement>(null)

  // The button disappears when it is pressed. Focus moves to what is beside it.
  useLayoutEffect(() => {
    const element = button.current!
    return () => {
      if (document.activeElement === element) focusFirst(neighboursOf(element))
    }
  }, [])

  return (
    <Button
      ref={button}
      isSmall
      className="mt-4"
      onClick={(event) => {
        focusPressed(event)
        void startInstall()
      }}
    >
      {installLabel}
    </Button>
  )
}
