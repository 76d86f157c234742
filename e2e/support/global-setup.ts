import { existsSync } from 'node:fs'
import { chromiumPath } from '../../setup/chromium.ts'

/** What has to be there before the first test: a browser and a built site. */
export default function prepare() {
  chromiumPath()
  if (!existsSync('dist/client/index.html'))
    throw new Error('There is no built site: run "npm run build" first.')
}
