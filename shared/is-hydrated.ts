/** Whether React has hydrated the whole page: it hydrates the notices last. Runs in the page, and knows React's own key. */
export function isHydrated(): boolean {
  const notices = document.querySelector('#notices')
  return notices !== null && Object.keys(notices).some((key) => key.startsWith('__reactFiber$'))
}
