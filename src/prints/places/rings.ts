/** The rings of /chatbot's print (art/motifs/ripple.ts), one for each way to the coach, which the page names. */
import { round } from './frames.ts'

/** The radius of each ring. */
export const ringRadii = { ussd: 140, whatsApp: 264, app: 388 }

const [x, y] = round

/** The middle of each ring's name, so far below the top of the ring that no dot is behind it. */
export const ringNames = {
  ussd: [x, y - ringRadii.ussd + 44],
  whatsApp: [x, y - ringRadii.whatsApp + 62],
  app: [x, y - ringRadii.app + 50],
} as const
