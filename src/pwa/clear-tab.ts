import { forgetMarks } from './session-marks.ts'

/**
 * Removes whatever this tab has stored: marks (session-marks.ts), the form's draft (request-form/draft.ts), the last error
 * (data-panel/recorded-error.ts), and the router's scroll positions.
 */
export function clearTab() {
  forgetMarks()
  try {
    sessionStorage.clear()
  } catch {}
}
