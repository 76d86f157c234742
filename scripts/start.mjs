// @ts-check
/** `npm start`: installs missing packages, builds the site and serves it. */
import { ensureInstalled } from './support/install.mjs'
import { run } from './support/node.mjs'

ensureInstalled()
console.log('Building the site …')
run('scripts/build.mjs')
run('host/serve.ts')
