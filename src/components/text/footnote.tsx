/** A note about the figures above it. */
export function Footnote({ text }: { text: string }) {
  return <p className="max-w-[58rem] text-sm text-ink-soft">{text}</p>
}
