/**
 * How each audience joins on its own page. It names no USSD code, phone number or app store, because the product
 * gives none.
 */
import { audiences } from './audiences.ts'
import type { Audience } from './audiences.ts'
import { networkCharges } from './costs.ts'
import { offers } from './site.ts'
import { status } from './status.ts'

/** What else limits the price of each audience on its own page. */
const moreTerms = { citizen: [networkCharges], business: [], government: [] } as const

/** What the e-mail asks each audience, and what our answer has: the rest of a sentence, and what follows it. */
const asks = {
  // The hyphen does not break.
  citizen:
    'which suits you: app, WhatsApp or USSD. Our answer will have the USSD code or the WhatsApp number. No\u00a0e\u2011mail? Somebody you trust can write for you, with your cell number.',
  business: 'what you sell and where.',
  government: `what your department needs to see. Our answer says what ${offers.wellnet} would and would not show.`,
} as const

/** The e-mail of one audience, and those of the two others below it. */
export function joinMailOf(audience: Audience) {
  const own = audiences[audience]
  return {
    text: `The e-mail asks ${asks[audience]}`,
    status: status.beforeActing,
    action: own.action,
    others: Object.values(audiences)
      .filter((other) => other !== own)
      .map(({ action }) => action),
  }
}

/** The price of one audience, and its e-mail. */
export function joinAs(audience: Audience, title: string) {
  const { title: name, price, terms } = audiences[audience]
  return {
    title,
    price: { title: name, price, terms: [...terms, ...moreTerms[audience]] },
    mail: joinMailOf(audience),
  }
}
