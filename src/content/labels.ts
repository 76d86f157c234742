/**
 * Words that many pages or components show in the same place. Labels that are only alike, such as "Undo" of form and planner, stand
 * with the words around them.
 */

/** On everything invented: conversations, reports, quotes, a slip, a sign. */
export const sampleLabel = 'Sample'

/** On what explains with invented things. */
export const illustrationLabel = 'Illustration'

/** On the button of every dialog, and of every notice that asks nothing. */
export const closeLabel = 'Close'

/** Shown once beside buttons that have no action yet. */
export const inertReason = 'These two do nothing yet.'

/** The button that removes the draft of the contact form; the Cookie Policy names it. */
export const clearFormLabel = 'Clear the form'

/** The name of the bar with links to the sections of a long page. */
export const chipsLabel = 'On this page'
