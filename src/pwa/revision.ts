/** What a file is known by: the first 64 bits of its SHA-256, in base 36. The build writes it, the worker checks it. */
export async function revisionOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content)
  return new DataView(digest).getBigUint64(0).toString(36)
}
