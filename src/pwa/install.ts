/** Installing the site: when it can be offered, and what the offer does. */
import { forgetDismissed, isDismissed, noteDismissed } from './session-notes.ts'
import { createStore } from './store.ts'

/** Chromium's event; not in TypeScript's DOM library because no other engine has it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  /** Whether the browser can install the site and the visitor has not said no in this tab. */
  isOffered: boolean
  /** Whether the steps for iOS are on show. */
  isShowingSteps: boolean
}

/** What the Install buttons and the dialog with the steps follow. */
export const install = createStore<Install>({ isOffered: false, isShowingSteps: false })

const name = 'install'

let prompt: BeforeInstallPromptEvent | undefined

/** Starts listening; called before the page is hydrated, because the browser makes its offer once. */
export function captureInstallPrompt() {
  // iOS makes no offer, but its share sheet can do it. No other system has this property.
  if ('standalone' in navigator) offer(!navigator.standalone)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as BeforeInstallPromptEvent
    offer(true)
  })
  addEventListener('appinstalled', () => {
    forgetDismissed(name)
    offer(false)
  })
}

/** Shows the browser's dialog, or the steps where only the visitor can do it. An offer can be used once. */
export async function startInstall() {
  if (!prompt) return install.set({ ...install.get(), isShowingSteps: true })
  const current = prompt
  prompt = undefined
  offer(false)
  const { outcome } = await current.prompt()
  if (outcome === 'dismissed') declineInstall()
}

/** Closes the steps. */
export function closeInstallSteps() {
  install.set({ ...install.get(), isShowingSteps: false })
}

/** After a no, nothing offers it again in this tab. */
export function declineInstall() {
  noteDismissed(name)
  offer(false)
}

function offer(isPossible: boolean) {
  install.set({ isOffered: isPossible && !isInstalled() && !isDismissed(name), isShowingSteps: false })
}

/** Whether this window is that of the installed site, which has nothing to install. */
function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
}
