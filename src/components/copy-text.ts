/** Some browsers never answer, for example while they ask for permission. Later answers are not awaited. */
const patienceInMilliseconds = 500

/**
 * Copies text to the clipboard. Returns false where the browser denies it, on plain http or by a policy, and
 * where it does not answer.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), rejection(patienceInMilliseconds)])
    return true
  } catch {
    return false
  }
}

function rejection(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, milliseconds))
}
