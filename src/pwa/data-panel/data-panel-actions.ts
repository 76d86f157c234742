/**
 * Actions of the data panel. To store the site is to precache it, so that it works offline. An action goes on while the
 * panel is closed, so its state is in this module. An action ends when its signal is aborted: the visitor has removed the
 * site meanwhile.
 */
import { formPage, workerFile } from '../../addresses.ts'
import { hasDraft } from '../../components/request-form/draft-key.ts'
import { withTimeout } from '../../with-timeout.ts'
import { clearTab } from '../clear-tab.ts'
import { hideNotice, updateTo } from '../notice-store.ts'
import { completeCopy } from '../offline-copy.ts'
import { registerWorker } from '../register.ts'
import { removeCopy } from '../remove-copy.ts'
import { hasMark, removeMark } from '../session-marks.ts'
import { listenToTabs } from '../tabs.ts'
import type { Report } from './data-facts.ts'
import { countStoredFiles, factsCollected } from './site-facts.ts'

/** How long the host may take to send the worker. */
const timeoutMilliseconds = 20_000
/** How long it may take to answer at all. */
const answerTimeoutMilliseconds = 10_000
/** How long the worker may store no file. With gzip, the largest takes 50 seconds at 50 kbit/s. */
const fileTimeoutMilliseconds = 60_000

/** Stops the actions that are under way. */
let removal = new AbortController()
/** Whether the worker had no space for a file, since the latest action. */
let isFull = false

listenToTabs((message) => {
  if (message === 'full') isFull = true
  if (message === 'removed') stopActions()
})

function stopActions() {
  removal.abort()
  removal = new AbortController()
}

/** Precaches the site. Resolves when every file is stored or the attempt has failed. */
export function storeSite(): Promise<Report> {
  return unlessRemoved(async (signal) => {
    hideNotice('store')
    removeMark('removed')
    const registration = await registerWorker()
    signal.throwIfAborted()
    const { active } = registration
    if (active) {
      // A worker that has lost files cannot fetch them after a deploy; the next version has its own.
      if (await waitUntilWhole(active)) return 'stored'
      signal.throwIfAborted()
      await withTimeout(registration.update(), timeoutMilliseconds)
    }
    const next = registration.installing ?? registration.waiting
    if (!next || !(await reaches(next, active ? 'installed' : 'activated'))) return whyItFailed()
    return active ? 'ready' : 'stored'
  })
}

/** Checks the host for a new version, waits until it is precached, and repairs the copy. */
export function checkForVersion(): Promise<Report> {
  return unlessRemoved(async (signal) => {
    const registration = await findRegistration()
    if (!registration?.active) return 'gone'
    await withTimeout(registration.update(), timeoutMilliseconds)
    const { installing } = registration
    if (installing && !(await reaches(installing, 'installed'))) return whyItFailed()
    signal.throwIfAborted()
    if (!(await waitUntilWhole(registration.active))) return whyItFailed()
    return registration.waiting ? 'ready' : 'newest'
  })
}

/**
 * Activates the waiting version; the page then reloads. A request that the old worker still answers would delay
 * it by half a minute.
 */
export async function updateSite(): Promise<Report> {
  await factsCollected()
  const registration = await findRegistration()
  if (!registration) return 'gone'
  if (!registration.waiting) return 'newest'
  updateTo(registration.waiting)
  return 'busy'
}

/** Removes what the tab has stored, all caches and the worker. */
export async function removeSite(): Promise<Report> {
  stopActions()
  const isTyped = hasDraft() && location.pathname === formPage
  clearTab()
  try {
    await removeCopy()
    return isTyped ? 'removedButTyped' : 'removed'
  } catch {
    return 'removeFailed'
  }
}

/** Why the latest action or the first installation failed. */
export async function whyItFailed(): Promise<Report> {
  const request = new Request(workerFile, { method: 'HEAD', cache: 'no-store' })
  const hasAnswered =
    // What a tab or the worker has said needs no answer of the host.
    hasMark('removed') ||
    isFull ||
    (await withTimeout(fetch(request), answerTimeoutMilliseconds).then(
      () => true,
      () => false,
    ))
  // They may have said it meanwhile.
  if (hasMark('removed')) return 'gone'
  if (isFull) return 'full'
  return hasAnswered ? 'failed' : 'noAnswer'
}

/**
 * Lets the worker fetch the files that are missing, for as long as some arrive. Resolves to whether it then has every file.
 * An older worker that does not know the message never answers, nor does one that the browser has stopped meanwhile.
 */
async function waitUntilWhole(worker: ServiceWorker): Promise<boolean> {
  const answer = completeCopy(worker)
  for (;;) {
    const count = await countStoredFiles()
    try {
      return await withTimeout(answer, fileTimeoutMilliseconds)
    } catch {
      if ((await countStoredFiles()) === count) return false
    }
  }
}

/** Runs an action until it ends or the site is removed. */
async function unlessRemoved(action: (signal: AbortSignal) => Promise<Report>): Promise<Report> {
  isFull = false
  const { signal } = removal
  const removed = new Promise<Report>((resolve) => signal.addEventListener('abort', () => resolve('gone')))
  return Promise.race([action(signal).catch(whyItFailed), removed])
}

function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

/** Resolves to true when a worker reaches a state, and to false when it becomes redundant. */
function reaches(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<boolean> {
  return new Promise((resolve) => {
    function check() {
      if (worker.state === state || worker.state === 'redundant') resolve(worker.state === state)
    }
    worker.addEventListener('statechange', check)
    check()
  })
}
