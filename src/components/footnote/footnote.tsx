/** A note about the figures above it. */
export function Footnote({ text }: { text: string }) {
  return <p className="text-sm text-ink-soft">{text}</p>
}
