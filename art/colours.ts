import type { Thread } from '../src/components/print/drawing.ts'

/** Colours that more than the style sheet needs, in the light and the dark scheme (design: night, marigold). */
export const palette = {
  night: { light: '#0A0F2C', dark: '#070A20' },
  marigold: { light: '#FFB52E', dark: '#FFB52E' },
} as const

/** The colours of the threads on the night ground, in each scheme. */
export const colours = {
  milk: { light: '#EEF0FF', dark: '#FFFFFF' },
  lilac: { light: '#97A3FF', dark: '#A9B3FF' },
  indigo: { light: '#4353D6', dark: '#5363EA' },
  dusk: { light: '#27348B', dark: '#303F9F' },
  marigold: { light: palette.marigold.light, dark: '#FFBF4A' },
  coral: { light: '#FF7A5C', dark: '#FF8C71' },
  protea: { light: '#EC5A72', dark: '#F5728A' },
  aloe: { light: '#36B98A', dark: '#4ACB9C' },
  sky: { light: '#4BA3E6', dark: '#66B5F2' },
  bronze: { light: '#CF8450', dark: '#DC9665' },
  silver: { light: '#B9C3DE', dark: '#C8D1EA' },
  gold: { light: '#FFC640', dark: '#FFD05E' },
  platinum: { light: '#DDF1FF', dark: '#ECF8FF' },
} satisfies Record<Thread, { light: string; dark: string }>
