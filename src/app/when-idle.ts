/** Calls back once the browser has nothing else to do; Safari cannot say when that is, and a later task must do. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 200)
}

/** Lets the browser answer what has come in meanwhile: a long piece of work is several short tasks. */
export function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}
