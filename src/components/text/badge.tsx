/** A label before the sentence that it is about. Screen readers say it with a pause. */
export function Badge({ label, className = '' }: { label: string; className?: string }) {
  return (
    <>
      <span className="visually-hidden">{`${label}:`}</span>
      <span className={`badge ${className}`.trim()} aria-hidden="true">
        {label}
      </span>{' '}
    </>
  )
}
