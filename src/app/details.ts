/**
 * Sees to it that one `<details>` of a name is open at a time in engines that do not know the name, such as the last
 * Chrome for Android 7. Elsewhere it does nothing.
 */
export function openOneAtATime() {
  if ('name' in HTMLDetailsElement.prototype) return
  // The event does not bubble.
  addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && closeOthers(target),
    true,
  )
}

function closeOthers(toggled: HTMLDetailsElement) {
  const name = toggled.getAttribute('name')
  if (!name || !toggled.open) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`)) {
    if (other !== toggled) other.open = false
  }
}
