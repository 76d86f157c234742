/**
 * Installing the site, as far as it has to be there before React: the browser's own offer is caught as early as
 * possible, and the Install buttons (install-action.tsx) show only while they can work.
 */

/** Chromium's event; not in TypeScript's DOM library because no other engine has it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** In the session's storage once the visitor has said no. */
const declinedKey = 'install-declined'

let offer: BeforeInstallPromptEvent | undefined
let isDeclined = false

/** Starts listening; called by the first script of the page. */
export function captureInstallPrompt() {
  // iOS makes no offer, but its share sheet can do it. No other system has this property.
  if ('standalone' in navigator) showInstallActions(!navigator.standalone)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as BeforeInstallPromptEvent
    showInstallActions(true)
  })
  addEventListener('appinstalled', () => showInstallActions(false))
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('.install-action')) void install()
  })
}

/** Shows the browser's dialog, or on iOS the way to its share sheet. An offer can be used once, whatever the answer. */
async function install() {
  const current = offer
  if (!current) {
    const { showInstallSteps } = await import('./install-steps.tsx')
    return showInstallSteps(decline)
  }
  offer = undefined
  showInstallActions(false)
  const { outcome } = await current.prompt()
  if (outcome === 'dismissed') decline()
}

/** After a no, nothing offers it again in this session. */
function decline() {
  isDeclined = true
  showInstallActions(false)
  try {
    sessionStorage.setItem(declinedKey, 'yes')
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

function hasDeclined(): boolean {
  try {
    return isDeclined || sessionStorage.getItem(declinedKey) !== null
  } catch {
    return isDeclined
  }
}

/** The style sheet hides the buttons unless the document carries this mark. */
function showInstallActions(isOffered: boolean) {
  document.documentElement.toggleAttribute('data-installable', isOffered && !hasDeclined())
}
