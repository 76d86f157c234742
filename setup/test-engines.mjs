/** `npm run test:engines`: installs what is missing, builds the site and walks through it in three engines. */
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('setup/build.mjs')
run('e2e/engines/run.ts', ...process.argv.slice(2))
