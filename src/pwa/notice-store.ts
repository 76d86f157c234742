/** The notices at the bottom of the window, newest last. */
import { messageSW } from 'workbox-window/messageSW.js'
import { closeLabel } from '../content/labels.ts'
import { missingNotice, offlineNotice, readyNotice, storeOffer, updatePrompt } from '../content/notices.ts'
import { fillIn } from '../format.ts'
import { createStore } from '../store.ts'
import { fetchOfflineKilobytes } from './offline-copy.ts'
import type { OfflineCopy } from './offline-copy.ts'
import { removeMark, hasMark, addMark } from './session-marks.ts'
import type { NoticeName } from './session-marks.ts'
import type { WorkerMessage } from './tabs.ts'

/** A button of a notice. */
interface NoticeAction {
  label: string
  isMain?: boolean
  act?: () => void
}

/** A message at the bottom of the window, with its buttons. */
export interface Notice {
  name: NoticeName
  text: string
  actions: readonly NoticeAction[]
}

/** The visible notices. */
export const notices = createStore<readonly Notice[]>([])

/** Shows what the state of the offline copy asks for, and hides what is no longer true. */
export function followCopy({ state, waiting }: OfflineCopy) {
  if (state !== 'stored') hideNotice('ready')
  if (state === 'stored' || state === 'arriving') hideNotice('store')
  askToUpdate(waiting)
  if (!navigator.onLine) sayOffline(state === 'stored')
}

/** Shows that the device is offline, until it is online again or the visitor closes the notice. */
function sayOffline(isStored: boolean) {
  hideNotice('ready')
  const text = isStored ? offlineNotice.text : offlineNotice.textBeforeStored
  show('offline', text, [{ label: closeLabel, act: () => addMark('offline') }])
}

/** Ends the notice, so that the next loss of the connection shows it again. */
export function forgetOffline() {
  removeMark('offline')
  hideNotice('offline')
}

/** Shows that the site is now available offline. */
export function sayReady() {
  show('ready', readyNotice.text, [{ label: closeLabel }])
}

/** Shows that what the visitor has opened did not load. */
export function sayMissing() {
  show('missing', missingNotice.text, [{ label: closeLabel }])
}

/** Asks for consent to precache the site, and states the download size. */
export async function offerToStore(store: () => Promise<unknown>) {
  show('store', fillIn(storeOffer.text, { kilobytes: await fetchOfflineKilobytes() }), [
    // Where the worker does not register, the site works online, and the next visit offers it again.
    { label: storeOffer.acceptLabel, isMain: true, act: () => void store().catch(() => {}) },
    { label: storeOffer.dismissLabel, act: () => addMark('store') },
  ])
}

let offered: OfflineCopy['waiting']

/** Asks once whether the waiting version may take over; every open page then reloads. */
function askToUpdate(waiting: OfflineCopy['waiting']) {
  if (!waiting) hideNotice('update')
  else if (waiting !== offered)
    show('update', updatePrompt.text, [
      { label: updatePrompt.acceptLabel, isMain: true, act: () => updateTo(waiting) },
      { label: updatePrompt.dismissLabel },
    ])
  offered = waiting
}

/** Activates the waiting worker. */
export function updateTo(waiting: ServiceWorker) {
  void messageSW(waiting, { type: 'SKIP_WAITING' } satisfies WorkerMessage)
}

/** Closes a notice with one of its buttons. */
export function answerNotice(name: NoticeName, { act }: NoticeAction) {
  hideNotice(name)
  act?.()
}

/** Hides a notice that is no longer true, or that the visitor has answered. It can be shown again. */
export function hideNotice(name: NoticeName) {
  notices.set(notices.get().filter((notice) => notice.name !== name))
}

function show(name: NoticeName, text: string, actions: readonly NoticeAction[]) {
  // A notice that is shown again would be announced again.
  if (hasMark(name) || notices.get().some((notice) => notice.text === text)) return
  hideNotice(name)
  notices.set([...notices.get(), { name, text, actions }])
}
