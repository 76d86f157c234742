import * as style from './value.module.css'

/** A figure. A word before its number, as in "under 100ms", is small. */
export function Value({ children }: { children: string }) {
  const [, before, number = children] = /^([a-z]+ )(.+)/.exec(children) ?? []
  return (
    <>
      {before && <span className={style.before}>{before}</span>}
      {number}
    </>
  )
}
