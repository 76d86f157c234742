import type { Thread } from '../src/prints/drawing.ts'

/**
 * Colours that the style sheet, drawn files and the web app manifest share. The night has another shade in the
 * dark scheme.
 */
export const palette = {
  night: { light: '#0A0F2C', dark: '#070A20' },
  marigold: '#FFB52E',
} as const

/** The colours of the threads; the same in both schemes, because the background of a print is always dark. */
export const colours = {
  milk: '#EEF0FF',
  lilac: '#97A3FF',
  indigo: '#4353D6',
  marigold: palette.marigold,
  coral: '#FF7A5C',
  protea: '#EC5A72',
  aloe: '#36B98A',
  sky: '#4BA3E6',
  bronze: '#CF8450',
  silver: '#B9C3DE',
  gold: '#FFC640',
  platinum: '#DDF1FF',
} satisfies Record<Thread, string>
