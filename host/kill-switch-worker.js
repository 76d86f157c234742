/**
 * The kill-switch worker (docs/operations.md, "Emergency"). In place of /sw.js it deletes all caches and
 * unregisters itself. It handles no requests, so every page comes from the network again.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  // A cache that cannot be deleted does not keep the worker registered.
  await Promise.allSettled(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
