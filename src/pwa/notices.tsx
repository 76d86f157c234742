import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { messageSW } from 'workbox-window/messageSW.js'
import { offlineNotice, readyNotice, saveOffer, updatePrompt } from '../content/notices.ts'

interface Action {
  label: string
  isMain?: boolean
  act?: () => void
}

interface NoticeProps {
  text: string
  actions: readonly Action[]
  onClose: () => void
}

/** Where notices stand: a live region at the end of every page's HTML (renderer/document.tsx), so each is announced. */
const root = createRoot(document.getElementById('notices')!)

/** The notices on show by name, the newest at the bottom. */
const notices = new Map<string, ReactNode>()

/** In the session's storage while it need not be told again that it is offline, or asked to keep the site. */
const dismissedKey = (name: string) => `${name}-dismissed`

/** Says that there is no connection, until there is one again or the visitor has read it. */
export function sayOffline() {
  hide('ready')
  const text = navigator.serviceWorker.controller ? offlineNotice.text : offlineNotice.textBeforeKept
  show('offline', text, [{ label: offlineNotice.closeLabel, act: () => remember('offline') }])
  addEventListener(
    'online',
    () => {
      forget('offline')
      hide('offline')
    },
    { once: true },
  )
}

/** Says that the whole site has just arrived. */
export function sayReady() {
  show('ready', readyNotice.text, [{ label: readyNotice.closeLabel }])
}

/** Asks whether the site may be kept, and says what that costs. */
export async function offerToKeep(keep: () => Promise<void>) {
  const { kilobytes } = (await (await fetch('/offline.json')).json()) as { kilobytes: number }
  show('keep', saveOffer.text.replace('{kilobytes}', String(kilobytes)), [
    { label: saveOffer.acceptLabel, isMain: true, act: () => void keep().catch(() => {}) },
    { label: saveOffer.dismissLabel, act: () => remember('keep') },
  ])
}

/** Asks whether the version that waits may take over; every page reloads once it has. */
export function askToUpdate(registration: ServiceWorkerRegistration) {
  show('update', updatePrompt.text, [
    {
      label: updatePrompt.acceptLabel,
      isMain: true,
      act: () => registration.waiting && void messageSW(registration.waiting, { type: 'SKIP_WAITING' }),
    },
    { label: updatePrompt.dismissLabel },
  ])
}

function Notice({ text, actions, onClose }: NoticeProps) {
  return (
    <div className="notice on-night bg-night">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {actions.map(({ label, isMain, act }) => (
          <button
            key={label}
            type="button"
            className={isMain ? 'button-primary min-h-11' : 'button-quiet min-h-11'}
            onClick={() => {
              onClose()
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

function show(name: string, text: string, actions: readonly Action[]) {
  if (isDismissed(name)) return
  notices.set(name, <Notice key={name} text={text} actions={actions} onClose={() => hide(name)} />)
  root.render([...notices.values()])
}

function hide(name: string) {
  if (notices.delete(name)) root.render([...notices.values()])
}

function isDismissed(name: string): boolean {
  try {
    return sessionStorage.getItem(dismissedKey(name)) !== null
  } catch {
    return false
  }
}

function remember(name: string) {
  try {
    sessionStorage.setItem(dismissedKey(name), 'yes')
  } catch {
    // A browser that keeps nothing says it again on the next page.
  }
}

function forget(name: string) {
  try {
    sessionStorage.removeItem(dismissedKey(name))
  } catch {
    // There was nothing.
  }
}
