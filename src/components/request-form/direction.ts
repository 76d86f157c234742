const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * The direction of a text by its first letter, like `dir="auto"`. That attribute blocks Chromium on long
 * texts. For each line it scans all lines before it, which took 48 seconds for a megabyte.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  // The text may be pasted and as long as a book.
  const firstLetter = /\p{L}/u.exec(text.slice(0, 1_000))?.[0] ?? ''
  return rightToLeftLetter.test(firstLetter) ? 'rtl' : 'ltr'
}
