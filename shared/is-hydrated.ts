/** How React's own key begins, which it gives to each element that it knows. */
export const reactKey = '__reactFiber$'

/** Whether React has hydrated the whole page: it hydrates the notices last. Runs in the page, so it has a copy of `reactKey`. */
export function isHydrated(): boolean {
  const notices = document.querySelector('#notices')
  return notices !== null && Object.keys(notices).some((key) => key.startsWith('__reactFiber$'))
}
