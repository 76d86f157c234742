interface TableNotesProps {
  /** What a dot is; for the eye. */
  legend: string
  notes: readonly string[]
}

/** How the planner's table is read. */
export function TableNotes({ legend, notes }: TableNotesProps) {
  return (
    <p className="max-w-[46rem] text-ink-soft">
      <span aria-hidden="true">{legend} </span>
      {notes.join(' ')}
    </p>
  )
}
