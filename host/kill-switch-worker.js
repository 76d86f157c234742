/**
 * The worker that ends all workers (docs/operations.md, "Kill switch"): put in the place of /sw.js it throws away what an
 * earlier one has kept and unregisters itself. It answers no request, so every page comes from the network again.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
