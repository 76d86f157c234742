import { checkBuild } from '../../scripts/check-build.ts'
import { chromiumPath } from '../../scripts/chromium.ts'

/** Checks for a browser and an up-to-date build before the first test. */
export default function prepare() {
  chromiumPath()
  checkBuild()
}
