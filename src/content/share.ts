/** The words of the Share button. */

export const sharePage = {
  label: 'Share this page',
  shared: 'Shared.',
  copied: 'The address is copied.',
  failed: 'Copying did not work here. The address bar has the address.',
} as const
