/** The three roles, written once for every document that describes them (specification, section 6). */

/** What one role can do on the platform and what it sees there. */
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
    sees: 'Aggregates only; personal-level data only with explicit consent',
  },
]
