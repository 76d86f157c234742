/**
 * The revision of a file: the first 48 bits of its SHA-256 hash, in base 36. The build writes it; the worker
 * verifies it.
 */
export async function revisionOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content)
  return (new DataView(digest).getBigUint64(0) >> 16n).toString(36)
}
