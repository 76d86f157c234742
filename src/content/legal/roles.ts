/** The three roles, shared by all documents (specification, section 6). */

import { onlyByConsent } from '../consent.ts'

/** A role's permissions and the data that it sees. */
interface Role {
  name: string
  can: string
  sees: string
}

/** Citizens, small businesses and governments, in that order. */
export const roles: readonly Role[] = [
  {
    name: 'Citizens',
    can: 'Personal tracking: following their own wellness, points and rewards',
    sees: 'Their own data',
  },
  {
    name: 'Small businesses (SMEs)',
    can: 'Onboarding as a partner; reward redemption and promotion',
    sees: 'Anonymised transactions only',
  },
  {
    name: 'Governments',
    can: 'Dashboards, outbreak management and anonymised insights',
    sees: `Aggregates; personal-level data ${onlyByConsent.general}`,
  },
]
