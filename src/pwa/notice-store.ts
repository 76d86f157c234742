/** Notices at the foot of the window, the newest at the bottom. */
import { messageSW } from 'workbox-window/messageSW.js'
import { offlineNotice, readyNotice, saveOffer, updatePrompt } from '../content/notices.ts'
import { forgetDismissed, isDismissed, noteDismissed, removedNote } from './session-notes.ts'
import { createStore } from './store.ts'

/** A button of a notice. */
interface NoticeAction {
  label: string
  isMain?: boolean
  act?: () => void
}

export interface Notice {
  name: string
  text: string
  actions: readonly NoticeAction[]
}

/** The notices on show. */
export const notices = createStore<readonly Notice[]>([])

/** Says that there is no connection, until there is one again or the visitor has read it. */
export function sayOffline() {
  hideNotice('ready')
  const isKept = navigator.serviceWorker.controller && !isDismissed(removedNote)
  const text = isKept ? offlineNotice.text : offlineNotice.textBeforeKept
  show('offline', text, [{ label: offlineNotice.closeLabel, act: () => noteDismissed('offline') }])
  addEventListener(
    'online',
    () => {
      forgetDismissed('offline')
      hideNotice('offline')
    },
    { once: true },
  )
}

/** Says that the whole site has just arrived. */
export function sayReady() {
  show('ready', readyNotice.text, [{ label: readyNotice.closeLabel }])
}

/** Asks whether the site may be kept, and says what that costs. */
export async function offerToKeep(keep: () => Promise<unknown>) {
  const kilobytes = (await fetchOfflineBytes()) / 1_000
  show('keep', saveOffer.text.replace('{kilobytes}', String(kilobytes)), [
    { label: saveOffer.acceptLabel, isMain: true, act: () => void keep().catch(() => {}) },
    { label: saveOffer.dismissLabel, act: () => noteDismissed('keep') },
  ])
}

/** What keeping the site takes at most; written by renderer/precache.ts. */
export async function fetchOfflineBytes(): Promise<number> {
  const { kilobytes } = (await (await fetch('/offline.json')).json()) as { kilobytes: number }
  return kilobytes * 1_000
}

/** Asks whether the version that waits may take over; every page reloads once it has. */
export function askToUpdate(registration: ServiceWorkerRegistration) {
  show('update', updatePrompt.text, [
    {
      label: updatePrompt.acceptLabel,
      isMain: true,
      act: () => updateNow(registration),
    },
    { label: updatePrompt.dismissLabel },
  ])
}

/** Lets the version that waits take over. */
export function updateNow({ waiting }: ServiceWorkerRegistration) {
  if (waiting) void messageSW(waiting, { type: 'SKIP_WAITING' })
}

/** Takes a notice away. */
export function hideNotice(name: string) {
  notices.set(notices.get().filter((notice) => notice.name !== name))
}

function show(name: string, text: string, actions: readonly NoticeAction[]) {
  if (isDismissed(name)) return
  hideNotice(name)
  notices.set([...notices.get(), { name, text, actions }])
}
