/** Copies text to the clipboard. Returns false where the browser denies it: on plain http or by a policy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
