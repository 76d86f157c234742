// @ts-check
/** `npm start`: installs missing packages, builds the site and serves it. */
import { ensureInstalled, run } from './support/install.mjs'

ensureInstalled()
console.log('Building the site …')
run('scripts/build.mjs')
run('host/serve.ts')
