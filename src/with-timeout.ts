/** Rejects if a promise takes too long. */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds = 5_000): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), milliseconds)),
  ])
}
