/** Running text, set a little larger than usual. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="grid gap-5 text-lg max-w-[42rem]">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
