const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * The direction of a text by its first letter, as `dir="auto"` has it. That attribute itself would freeze Chromium: for
 * every line of a pasted text it looks at all lines before, which took 48 seconds for a megabyte.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const firstLetter = /\p{L}/u.exec(text.slice(0, 1_000))?.[0] ?? ''
  return rightToLeftLetter.test(firstLetter) ? 'rtl' : 'ltr'
}
