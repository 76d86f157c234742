// @ts-check
/** `npm run types`: writes the types of the style sheets, then checks the tools, then what browsers run. */
import { run } from './support/node.mjs'

run('scripts/style-types.ts')
run('node_modules/typescript/bin/tsc')
run('node_modules/typescript/bin/tsc', '--project', 'src')
