/** How each audience joins, on the landing page. */
import { audiences } from './audiences.ts'
import { networkCharges } from './costs.ts'
import { meanings } from './meanings.ts'
import { offers } from './site.ts'
import { status } from './status.ts'

/** How to join: three cards with shortened texts. */
export const join = {
  title: 'How to join, and what it costs',
  status: status.beforeActing,
  cards: [
    {
      ...audiences.citizen,
      text: `By app, WhatsApp or USSD, ${meanings.ussd}.`,
    },
    {
      ...audiences.business,
      text: 'Members pay less at your counter.',
    },
    {
      ...audiences.government,
      text: `Our answer says what ${offers.wellnet} would and would not show.`,
    },
  ],
  note: `Each button opens an e-mail; nothing is sent until you send it. ${networkCharges} This website sells nothing.`,
  link: { label: 'All prices, and what is not settled', to: '/rewards', hash: 'costs' },
} as const
