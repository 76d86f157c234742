import * as style from './devices.module.css'

/** The keys of a telephone, row by row. */
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/**
 * The keypad of a handset, with the pressed keys highlighted; `data-lit` is which press it was. Screen
 * readers skip it, because the conversation above names the keys.
 */
export function Keypad({ pressed }: { pressed: readonly string[] }) {
  return (
    <div className={style.keypad} data-keypad aria-hidden="true">
      {keys.map((key) => (
        <span key={key} data-lit={pressed.indexOf(key) + 1 || undefined}>
          {key}
        </span>
      ))}
    </div>
  )
}
