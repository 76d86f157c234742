// @ts-check
/** `npm test` and `npm run check` (`--quick`): installs missing packages, then runs the checks. */
import { ensureInstalled } from './support/install.mjs'
import { run } from './support/node.mjs'

ensureInstalled()
run('scripts/support/gate.ts', ...process.argv.slice(2))
