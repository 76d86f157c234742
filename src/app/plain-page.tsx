import { createRoot } from 'react-dom/client'
import { closeLabel } from '../content/labels.ts'
import { plainPageNotice } from '../content/notices.ts'
import { NoticeBars } from '../pwa/notice-bars.tsx'
import { notices } from '../pwa/notice-store.ts'

/** In the state of the history entry, which survives a reload and needs no storage. */
const plainKey = 'isPlain'

/** Loads the page again, without hydrating it. */
export function reloadAsPlainPage() {
  setState({ ...history.state, [plainKey]: true })
  location.reload()
}

/** Whether this load must not be hydrated. The next load of the page is. */
export function takePlainState(): boolean {
  const { [plainKey]: isPlain = false, ...state } = (history.state ?? {}) as Record<string, unknown>
  if (isPlain) setState(state)
  return Boolean(isPlain)
}

/** The router replaces `history.replaceState`, and would render the page once more. */
function setState(state: object) {
  History.prototype.replaceState.call(history, state, '')
}

/** Renders the notices of a page that is not hydrated. The first says that the page did not work. */
export function showPlainNotices() {
  notices.set([{ name: 'plain', text: plainPageNotice.text, actions: [{ label: closeLabel }] }])
  createRoot(document.getElementById('notices')!).render(<NoticeBars />)
}
