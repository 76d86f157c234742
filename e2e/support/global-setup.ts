import { chromiumPath } from '../../scripts/chromium.ts'
import { checkBuild } from './check-build.ts'

/** Checks for a browser and an up-to-date build before the first test. */
export default function prepare() {
  chromiumPath()
  checkBuild()
}
