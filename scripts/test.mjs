// @ts-check
/** `npm test`: installs missing packages, then runs every check. */
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('scripts/gate.ts')
