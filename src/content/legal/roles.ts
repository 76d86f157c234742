/** The three roles, in the Terms of Service and the Privacy Policy (specification, section 6). */
import { capitalised } from '../../format.ts'
import { onlyByConsent, partnersSee } from '../consent.ts'

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
    sees: capitalised(partnersSee.exactly),
  },
  {
    name: 'Governments',
    can: 'Dashboards, outbreak management and anonymised insights',
    sees: `Aggregates; personal-level data ${onlyByConsent.general}`,
  },
]
