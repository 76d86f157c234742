/** Places that pages mark or name in prints, in units of the drawing. */

/** A place in the outermost circle of /community's print, which its closing band shows empty. */
export const freePlace = { cx: 1098, cy: 671 }

/** The middle of each ring's name below the top of its ring in /chatbot's print, where no dot is behind it. */
export const ringTops = { ussd: [770, 354], whatsApp: [770, 248], app: [770, 112] } as const
