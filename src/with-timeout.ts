/**
 * Rejects if a promise takes too long.
 *
 * @param milliseconds by default enough for an answer of the browser or of the worker, and for a file of some bytes on a slow network
 */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds = 5_000): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), milliseconds)),
  ])
}
