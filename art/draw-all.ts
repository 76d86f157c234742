/** `npm run draw`: draws all that is committed (decision 014), in the order in which one step needs the one before. */
import { spawnSync } from 'node:child_process'

const steps = [
  // The icons of the content, as data.
  'node art/draw-icons.ts',
  // Prints, mark and favicon.
  'npm run draw:prints',
  // The display font, cut to the characters in use.
  'node art/draw-font.ts',
  // Launcher icons, from public/icon.svg.
  'pwa-assets-generator',
  // The site as it looks now, for the screenshots.
  'npm run build',
  // Cards, shortcut icons and screenshots, and the hashes of all of them.
  'node art/cards/draw-cards.ts',
  // The site with the new pictures.
  'npm run build',
]

for (const step of steps) {
  const { status } = spawnSync(step, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
