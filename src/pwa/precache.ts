import type { ManifestTransform } from 'workbox-build'

/** What goes on the phone: everything a page can show. Sharing cards, screenshots and launcher icons stay away. */
export const precacheOptions = {
  globDirectory: 'dist/client',
  globPatterns: ['**/*.{html,css,js,svg,woff2}', 'favicon.ico', 'manifest.webmanifest'],
  globIgnores: ['sw.js', 'icon.svg'],
  // Files under assets/ carry a hash in their name: whatever of them is in the HTTP cache is still right.
  dontCacheBustURLsMatching: /^assets\//,
  manifestTransforms: [useCleanAddresses],
}

/** Pages are fetched and found under the addresses that visitors see: `about.html` is `/about`. */
function useCleanAddresses(entries: Parameters<ManifestTransform>[0]) {
  const manifest = entries.map((entry) => ({ ...entry, url: addressOf(entry.url) }))
  return { manifest, warnings: [] }
}

function addressOf(file: string): string {
  if (file === 'index.html') return '/'
  return file === '404.html' ? '/404.html' : `/${file.replace(/\.html$/, '')}`
}
