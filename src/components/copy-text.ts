import { withTimeout } from '../with-timeout.ts'

/** Some clipboards never answer. A visitor must not wait for them. */
const limitInMilliseconds = 500

/** Copies text to the clipboard. Returns false where the browser denies it (plain http, a policy) or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await withTimeout(navigator.clipboard.writeText(text), limitInMilliseconds)
    return true
  } catch {
    return false
  }
}
