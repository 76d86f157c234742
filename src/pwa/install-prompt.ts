/** The browser's own offer to install the site, caught as early as possible and used when the visitor asks for it. */

/** Chromium's event; not in TypeScript's DOM library because no other engine has it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: BeforeInstallPromptEvent | undefined
const listeners = new Set<() => void>()

/** Starts listening; called by the first script of the page. */
export function captureInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event as BeforeInstallPromptEvent)
  })
  addEventListener('appinstalled', () => setOffer(undefined))
}

/** Whether the browser would install the site now. */
export function canInstall(): boolean {
  return offer !== undefined
}

/** Shows the browser's dialog. An offer can be used once, whatever the answer. */
export async function install() {
  const current = offer
  setOffer(undefined)
  await current?.prompt()
}

/** Calls back whenever `canInstall` changes; returns the function that stops it. */
export function subscribeToInstall(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setOffer(next: BeforeInstallPromptEvent | undefined) {
  offer = next
  for (const listener of listeners) listener()
}
