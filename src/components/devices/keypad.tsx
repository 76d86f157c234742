/** The keys of a telephone, row by row. */
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** The keypad of a handset, drawn in dots; the keys that were pressed are lit. The conversation above says which they are. */
export function Keypad({ pressed }: { pressed: readonly string[] }) {
  return (
    <div className="keypad" aria-hidden="true">
      {keys.map((key) => (
        <span key={key} className={pressed.includes(key) ? 'key-lit' : undefined}>
          {key}
        </span>
      ))}
    </div>
  )
}
