/** The words of the page for unknown paths. */
export const notFoundPage = {
  kicker: 'Off the path',
  title: 'Page not found',
  description: 'This page does not exist or has moved. The rest of the site is one tap away.',
  action: { label: 'Go to the home page', to: '/' },
} as const
