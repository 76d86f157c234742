/** Some clipboards never answer. A visitor must not wait for them. */
const limitInMilliseconds = 500

/** Copies text to the clipboard. Returns false where the browser denies it (plain http, a policy) or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  const silence = new Promise<false>((resolve) => setTimeout(resolve, limitInMilliseconds, false))
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), silence])
  } catch {
    return false
  }
}
