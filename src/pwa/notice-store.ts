/** The notices at the bottom of the window, newest last. */
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

/** The visible notices. */
export const notices = createStore<readonly Notice[]>([])

/** Shows that the device is offline, until it is online again or the visitor closes the notice. */
export function sayOffline() {
  hideNotice('ready')
  const isStored = navigator.serviceWorker.controller && !isDismissed(removedNote)
  const text = isStored ? offlineNotice.text : offlineNotice.textBeforeKept
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

/** Shows that the site is now available offline. */
export function sayReady() {
  show('ready', readyNotice.text, [{ label: readyNotice.closeLabel }])
}

/** Asks for consent to precache the site, and states the download size. */
export async function offerToStore(store: () => Promise<unknown>) {
  const kilobytes = (await fetchOfflineBytes()) / 1_000
  show('store', saveOffer.text.replace('{kilobytes}', String(kilobytes)), [
    { label: saveOffer.acceptLabel, isMain: true, act: () => void store().catch(() => {}) },
    { label: saveOffer.dismissLabel, act: () => noteDismissed('store') },
  ])
}

/** The precache's download size in bytes, rounded up; renderer/precache.ts writes it. */
export async function fetchOfflineBytes(): Promise<number> {
  const { kilobytes } = (await (await fetch('/offline.json')).json()) as { kilobytes: number }
  return kilobytes * 1_000
}

/** Asks whether the waiting version may take over; every open page then reloads. */
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

/** Activates the waiting worker. */
export function updateNow({ waiting }: ServiceWorkerRegistration) {
  if (waiting) void messageSW(waiting, { type: 'SKIP_WAITING' })
}

/** Removes a notice. */
export function hideNotice(name: string) {
  notices.set(notices.get().filter((notice) => notice.name !== name))
}

function show(name: string, text: string, actions: readonly NoticeAction[]) {
  if (isDismissed(name)) return
  hideNotice(name)
  notices.set([...notices.get(), { name, text, actions }])
}
