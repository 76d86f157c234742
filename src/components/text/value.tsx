import * as style from './value.module.css'

/** A figure. A word before its number, as in "under 100ms", is small. */
export function Value({ children }: { children: string }) {
  const [whole, before, number] = children.split(/^([a-z]+ )/)
  return before ? (
    <>
      <span className={style.before}>{before}</span>
      {number}
    </>
  ) : (
    whole
  )
}
