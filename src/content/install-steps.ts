import { closeLabel } from './labels.ts'

/** The steps for installing the site on an iPhone or iPad. The icons are those of iOS. */
export const installSteps = {
  title: 'Install this site',
  steps: [
    { icon: 'share', text: 'Tap Share in your browser’s bar.' },
    { icon: 'square-plus', text: 'Scroll to “Add to Home Screen”, choose it, and tap “Add”.' },
  ],
  hint: 'If you see no Share button, open this page in Safari.',
  closeLabel,
  dismissLabel: 'Not now',
} as const
