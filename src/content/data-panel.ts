/**
 * The words of the panel "Data and offline use"; placeholders are in braces. Its label is in navigation.ts, because
 * every page shows it.
 */
import { closeLabel } from './labels.ts'
import { storeOffer, updatePrompt } from './notices.ts'
import { status } from './status.ts'

const removed = 'Removed: the offline copy, the draft of the contact form and what this tab remembered.'

export const dataPanel = {
  visit: 'This visit',
  fromNetwork: '{size} fetched since this page was opened.',
  fromDevice: '0 KB: it came from this device.',
  notTold: 'This browser does not say.',
  offlineSize: 'Keeping the site took up to {size} more.',
  offline: 'Offline use',
  states: {
    stored: 'The whole site is kept on this device.',
    partial: 'Only a part of the site is kept on this device.',
    arriving: 'The site is being fetched.',
    absent: 'The site is not kept on this device.',
    impossible: 'This browser does not let a site be kept, for example in a private window.',
  },
  since: 'This copy arrived on {date}.',
  size: 'It takes up {size}.',
  reasons: {
    saveData: 'Data saving is on in your browser, so the site is kept only if you say so.',
    slow: 'Your connection is slow (2G), so the site is kept only if you say so.',
    removed: 'You removed it, so this tab keeps it only if you say so.',
  },
  version: 'Version',
  lastError: {
    term: 'Last error in this tab',
    report: '{message}\nPage: {page}\nTime: {time}\nVersion: {version}',
    note: ['Nothing is sent by itself. It is deleted when you close the tab.', status.beforeWriting]
      .filter(Boolean)
      .join(' '),
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'Copying did not work here.',
    write: { label: 'Write to support', subject: 'An error on the website' },
  },
  store: storeOffer.acceptLabel,
  check: 'Check for a new version',
  update: updatePrompt.acceptLabel,
  /** The Cookie Policy writes it out: a label that both read would be in the script of every page. */
  remove: 'Remove it from this device',
  question: 'Remove the offline copy, the draft of the contact form and what this tab remembers?',
  confirm: 'Remove them',
  cancel: 'Keep them',
  reports: {
    busy: 'One moment, please.',
    stored: 'Every page now opens without a connection.',
    newest: 'You have the newest version.',
    ready: 'A new version has arrived.',
    noAnswer: 'The website did not answer.',
    full: 'This device does not have enough space.',
    failed: 'Not every file arrived. Please try again.',
    gone: 'It is no longer on this device.',
    removed: `${removed} The site still works with a connection.`,
    removedButTyped: `${removed} What you typed is still in the form, and is kept again when you go on typing.`,
    removeFailed: 'Not everything could be removed. The Cookie Policy says how.',
  },
  details: { label: 'What is stored, and why', to: '/legal', hash: 'cookies' },
  close: closeLabel,
} as const

export type DataPanelWords = typeof dataPanel
