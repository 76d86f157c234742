interface PlanPromptProps {
  /** What to do, for browsers with the script. */
  prompt: string
  /** What a dot is; for the eye. */
  legend: string
  /** How to read the table. */
  notes: readonly string[]
}

/** What the planner is for and how its table is read. */
export function PlanPrompt({ prompt, legend, notes }: PlanPromptProps) {
  return (
    <div className="max-w-[46rem] text-sm text-ink-soft">
      <p className="scripting-only font-700 text-ink">{prompt}</p>
      <p>
        <span aria-hidden="true">{legend} </span>
        {notes.join(' ')}
      </p>
    </div>
  )
}
