import '../components/actions/actions.css'
import { hideNotice, notices } from './notice-store.ts'
import type { Notice } from './notice-store.ts'

/**
 * The live region of the notices. It is in the HTML of every page, because screen readers announce only later
 * changes in it.
 */
export function Notices() {
  return (
    <div id="notices" role="status" aria-atomic="false">
      {notices.use().map((notice) => (
        <NoticeBar key={notice.name} notice={notice} />
      ))}
    </div>
  )
}

function NoticeBar({ notice: { name, text, actions } }: { notice: Notice }) {
  return (
    <div className="notice on-night bg-night">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {actions.map(({ label, isMain, act }) => (
          <button
            key={label}
            type="button"
            className={`button-small ${isMain ? 'button-primary' : 'button-quiet'}`}
            onClick={() => {
              hideNotice(name)
              act?.()
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
