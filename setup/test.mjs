/** `npm test`: installs what is missing, then runs every check. */
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('setup/gate.ts')
