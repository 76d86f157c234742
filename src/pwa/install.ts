/** State and actions of installing the site. */
import { createStore } from '../store.ts'
import { removeMark, hasMark, addMark } from './session-marks.ts'

/** Chromium's event. TypeScript's DOM library lacks it, because other engines do not have it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  /** Whether the browser can install the site and the visitor has not declined in this tab. */
  isOffered: boolean
  /** Whether the dialog with the steps for iOS is open. */
  isShowingSteps: boolean
}

/** State of the Install buttons and of the dialog with the steps. */
export const install = createStore<Install>({ isOffered: false, isShowingSteps: false })

let prompt: BeforeInstallPromptEvent | undefined

/**
 * Starts listening for the install prompt. Call it before hydration, because the browser fires the event
 * once.
 */
export function captureInstallPrompt() {
  // iOS fires no event, but its share sheet can install the site. Only iOS has this property.
  if ('standalone' in navigator) offer(!navigator.standalone)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as BeforeInstallPromptEvent
    offer(true)
  })
  addEventListener('appinstalled', () => {
    removeMark('install')
    offer(false)
  })
}

/** Shows the browser's install dialog, or the steps for iOS. A prompt can be used once. */
export async function startInstall() {
  if (!prompt) return install.set({ ...install.get(), isShowingSteps: true })
  const current = prompt
  prompt = undefined
  offer(false)
  try {
    const { outcome } = await current.prompt()
    if (outcome === 'dismissed') declineInstall()
  } catch {
    // The browser shows no dialog, and offers again when it can.
  }
}

/** Closes the dialog with the steps. */
export function closeInstallSteps() {
  install.set({ ...install.get(), isShowingSteps: false })
}

/** Hides the Install buttons for the rest of this tab's session. */
export function declineInstall() {
  addMark('install')
  offer(false)
}

function offer(isPossible: boolean) {
  install.set({ isOffered: isPossible && !isInstalled() && !hasMark('install'), isShowingSteps: false })
}

/** Whether this window belongs to the installed site. */
function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
}
