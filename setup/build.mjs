/** `npm run build`: checks types and figures first, so that a mistake stops here with the name of its field. */
import { run } from './install.mjs'

run('setup/site-variables.ts')
run('node_modules/typescript/bin/tsc')
run('node_modules/vitest/vitest.mjs', 'run', 'tests/content', '--reporter=dot')
run('node_modules/vike/bin.js', 'build')
