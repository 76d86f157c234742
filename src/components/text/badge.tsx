/** A label before the sentence that it is about. Screen readers pause between the two. */
export function Badge({ label, className = '' }: { label: string; className?: string }) {
  return (
    <>
      <span className={`badge ${className}`.trim()}>
        {label}
        <span className="visually-hidden">:</span>
      </span>{' '}
    </>
  )
}
