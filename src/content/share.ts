/** The words of the Share button. */
import type { ShareContent } from './types.ts'

export const sharePage = {
  label: 'Share this page',
  copied: 'The address is copied.',
  failed: 'Copying did not work here. The address bar has the address.',
} as const satisfies ShareContent
