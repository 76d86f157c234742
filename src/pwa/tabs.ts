/** What the worker and the open tabs tell each other about the offline copy (e2e/offline/removal.spec.ts). */

/** The copy has changed, the visitor has removed it, or the device has no space for it. */
export type TabMessage = 'changed' | 'removed' | 'full'

/** What a tab asks of the worker. */
export interface WorkerMessage {
  type: 'SKIP_WAITING' | 'STOP' | 'IS_WHOLE' | 'COMPLETE'
}

const channelName = 'offline-copy'

/** Tells every open tab, this one included. */
export function tellTabs(message: TabMessage) {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(message)
  channel.close()
}

/** Listens while the page is shown: an open channel can keep a page out of the back/forward cache. */
export function listenToTabs(onMessage: (message: TabMessage) => void) {
  let channel: BroadcastChannel
  function open() {
    channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  }
  open()
  window.addEventListener('pagehide', () => channel.close())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    open()
    // It may have missed some: whoever listens looks at the copy again.
    onMessage('changed')
  })
}
