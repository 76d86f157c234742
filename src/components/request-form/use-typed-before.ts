import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { idOf } from './field.tsx'
import { fillEmptyFields, readValues } from './values.ts'

/**
 * Takes over what was typed before hydration. Hydration keeps the fields with their text. Where an extension or a
 * translator has changed the page, React replaces them instead, and the new ones get the text and the focus.
 */
export function useTypedBefore(formRef: RefObject<HTMLFormElement | null>) {
  const [before] = useState(findBefore)
  useEffect(() => {
    if (!before?.form || before.form === formRef.current) return
    fillEmptyFields(formRef.current!, readValues(before.form))
    document.getElementById(before.focused!.id)?.focus()
  }, [before, formRef])
}

/** While React renders the first time, the document has the form of the HTML. */
function findBefore() {
  if (typeof document === 'undefined') return undefined
  const control = document.getElementById(idOf('firstName')) as HTMLInputElement | null
  return { form: control?.form, focused: document.activeElement }
}
