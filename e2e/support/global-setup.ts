import { existsSync } from 'node:fs'
import { chromiumPath } from '../../setup/chromium.ts'

/** Checks for a browser and a built site before the first test. */
export default function prepare() {
  chromiumPath()
  if (!existsSync('dist/client/index.html'))
    throw new Error('There is no built site: run "npm run build" first.')
}
