/** Puts text on the clipboard. Returns false where the browser has none to give: plain http, or a policy against it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
