/** `npm start`: installs what is missing, builds the site and serves it. */
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
console.log('Building the site …')
run('node_modules/vike/bin.js', 'build')
run('host/serve.ts')
