/**
 * What the owners' specification states, with its section. That document is not in this repository. Tests compare
 * these statements with the site, so do not copy them from the site's content. Each figure is here once, but for prices, which are
 * words (`prices`) and numbers (`constants`), and for names of standards with a number (AES-256, WCAG 2.1 AA). To depart from the specification, change this file and add a row
 * to docs/decisions/027-departures.md in the same commit.
 */

/** A statement that a text has to make, whatever its other words are. */
export interface Claim {
  section: string
  about: string
  pattern: RegExp
}

/** Section 2, "Screens and routes". */
export const paths = [
  '/',
  '/chatbot',
  '/community',
  '/fitness',
  '/network',
  '/rewards',
  '/wellnet',
  '/about',
  '/careers',
  '/contact',
  '/legal',
] as const

/** Section 2, "Header": the logo leads to `/`, then these in this order. */
export const headerLinks = [
  { to: '/chatbot', label: 'AI Coach' },
  { to: '/community', label: 'Community' },
  { to: '/fitness', label: 'Fitness' },
  { to: '/wellnet', label: 'Wellnet' },
  { to: '/network', label: 'Partners' },
  { to: '/rewards', label: 'Rewards' },
] as const

/** Section 2, "Header", and section 9, "Interface". */
export const headerScrollThresholdInPixels = 10

/** Section 2, "Header": buttons without behaviour. */
const headerButtons = { signInLabel: 'Sign In', getStartedLabel: 'Get Started' }

/** Section 2, "Footer". */
export const footerPaths = [
  '/chatbot',
  '/community',
  '/fitness',
  '/network',
  '/rewards',
  '/about',
  '/careers',
  '/contact',
] as const

/** Pages that the footer of section 2 leaves out; /legal has links to its documents. */
export const pathsOutsideFooter: readonly string[] = ['/', '/wellnet']

/** Section 2, "Footer": each opens its document on /legal. */
export const footerLegalLinks = [
  { to: '/legal', label: 'Terms of Service', hash: 'terms' },
  { to: '/legal', label: 'Privacy Policy', hash: 'privacy' },
  { to: '/legal', label: 'Cookie Policy', hash: 'cookies' },
  { to: '/legal', label: 'POPIA Compliance', hash: 'popia' },
  { to: '/legal', label: 'Accessibility', hash: 'accessibility' },
] as const

/** Section 2, "Footer". */
const madeIn = 'Made in South Africa'

/** Section 2, "Legal": in this order, the first shown when none is chosen. */
export const legalDocumentIds = ['terms', 'privacy', 'cookies', 'popia', 'accessibility', 'delivery']

/** Section 3, "Contact form fields", in this order. */
const formFieldLabels = [
  'First Name',
  'Last Name',
  'Email Address',
  'System Requirements',
  'Technical Specifications',
]

/** Section 9, "Tiers". */
export const tiers = [
  { name: 'Bronze', pointsFrom: 0, pointsTo: 2499, partnerDiscountUpToPercent: 15 },
  { name: 'Silver', pointsFrom: 2500, pointsTo: 4999, partnerDiscountUpToPercent: 20 },
  { name: 'Gold', pointsFrom: 5000, pointsTo: 7999, partnerDiscountUpToPercent: 25 },
  { name: 'Platinum', pointsFrom: 8000, pointsTo: undefined, partnerDiscountUpToPercent: 30 },
]

/** Section 9, "Points activities": six categories with 24 activities. */
export const pointCategories = [
  {
    category: 'Movement',
    pointsRange: { from: 10, to: 500, per: 'session' },
    activities: [
      { activity: 'Biometric Sync', points: 50 },
      { activity: 'Performance Analysis', points: 150 },
      { activity: 'Recovery Optimization', points: 200 },
      { activity: 'Challenge Completion', points: 500 },
    ],
  },
  {
    category: 'Cognitive',
    pointsRange: { from: 75, to: 300, per: 'session' },
    activities: [
      { activity: 'Stress Analysis', points: 75 },
      { activity: 'Cognitive Training', points: 125 },
      { activity: 'Mental Resilience', points: 200 },
      { activity: 'Wellness Protocol', points: 300 },
    ],
  },
  {
    category: 'Nutrition',
    pointsRange: { from: 100, to: 1500, per: 'month' },
    activities: [
      { activity: 'Nutrition Analysis', points: 50 },
      { activity: 'Metabolic Tracking', points: 100 },
      { activity: 'Dietary Optimization', points: 300, per: 'week' },
      { activity: 'Partner Integration', points: 150 },
    ],
  },
  {
    category: 'Community',
    pointsRange: { from: 750, to: 3000, per: 'event' },
    activities: [
      { activity: 'Network Participation', points: 750 },
      { activity: 'Knowledge Sharing', points: 1000 },
      { activity: 'Community Leadership', points: 2000 },
      { activity: 'Peer Optimization', points: 1500 },
    ],
  },
  {
    category: 'Knowledge',
    pointsRange: { from: 500, to: 2500, per: 'module' },
    activities: [
      { activity: 'Learning Module', points: 750 },
      { activity: 'Skill Assessment', points: 500 },
      { activity: 'Certification Program', points: 2500 },
      { activity: 'Knowledge Validation', points: 400 },
    ],
  },
  {
    category: 'Health',
    pointsRange: { from: 200, to: 5000, per: 'year' },
    activities: [
      { activity: 'Biometric Monitoring', points: 25, per: 'day' },
      { activity: 'Health Optimization', points: 400 },
      { activity: 'Preventive Screening', points: 1500 },
      { activity: 'Annual Assessment', points: 5000 },
    ],
  },
]

/** An amount of money, and words that say what it is for. */
export interface Price {
  section: string
  amount: string
  words: RegExp
}

/** Section 9: every amount of money. Equal amounts are still separate prices. */
export const prices = {
  citizen: { section: '9, "Legal terms"', amount: 'R200 per month', words: /citizen|in South Africa/gi },
  sme: { section: '9, "Legal terms"', amount: 'R120 per month', words: /about (?=R)|transaction revenue/gi },
  extraUser: { section: '9, "FAQ claims"', amount: 'R100 per user per month', words: /per user/gi },
  fitness: { section: '9, "FAQ claims"', amount: 'R200 per month', words: /from (?=R)|fitness/gi },
  usualFitness: { section: '9, "FAQ claims"', amount: 'R800+', words: /normally (?=R)/gi },
} as const satisfies Record<string, Price>

const { citizen, sme, extraUser, fitness, usualFitness } = prices

/** Section 9: the constants of the product, each under the name that the site gives it. */
export const constants = {
  citizenSubscriptionRandPerMonth: 200,
  smeOnboardingRandPerMonth: 120,
  extraUserRandPerMonth: 100,
  fitnessFromRandPerMonth: 200,
  fitnessNormallyRandPerMonth: 800,
  partnerOfferUpToPercent: 75,
  familyMembersGold: 2,
  familyMembersPlatinum: 4,
  physicalAccessMinHours: 24,
  physicalAccessMaxHours: 48,
  breathingMinutes: 7,
  selfHostingFromYear: 3,
  liabilityMonths: 6,
  citizenRefundDays: 7,
  smeRefundDays: 14,
  creditThresholdHours: 72,
  archiveAfterMonths: 6,
}

/** Section 9, "FAQ claims": what all network categories together come to. */
export const partnerNodes = 500

/** Section 9, "FAQ claims": the platform's own figures, which several pages state. */
const platformFigures = {
  devices: { value: '200+' },
  dataPoints: { value: '50,000+', label: 'data points daily' },
  latency: { value: 'under 100ms', label: 'latency' },
  accuracy: { value: '99.7%', label: 'accuracy' },
  partnerNodes: { value: `${partnerNodes}+`, label: 'partner nodes' },
}

/** Section 9, "FAQ claims": when members have access to a partner. */
const physicalAccess = `${constants.physicalAccessMinHours}–${constants.physicalAccessMaxHours} hours`

/** Section 9, "Sample dialogue figures": what a meal at a partner earns. */
const mealPoints = '150 K.Rewards points'

/** Section 9, "FAQ claims": who is a member without a price of their own. */
export const familyIntegration = `up to ${constants.familyMembersGold} extra members with Gold, up to ${constants.familyMembersPlatinum} with Platinum`

/** Section 9, "FAQ claims" and "Legal terms": what the table of prices has to say. */
export const costs = [
  citizen.amount,
  extraUser.amount,
  `from ${fitness.amount} (normally ${usualFitness.amount})`,
  `about ${sme.amount} plus transaction revenue`,
  'an annual fee per citizen',
]

/** Section 9, "FAQ claims": each has to be in an answer of the FAQ. */
export const faqClaims = claims('9, "FAQ claims"', {
  'family integration': saying(
    `Gold, up to ${constants.familyMembersGold} extra members`,
    `Platinum, up to ${constants.familyMembersPlatinum}`,
  ),
  'added users': saying('Bronze and Silver', extraUser.amount),
  'partner discounts': saying(`partner discounts up to ${constants.partnerOfferUpToPercent}%`),
  'price of fitness': saying(`from ${fitness.amount} (normally ${usualFitness.amount})`),
  'physical access': saying('Physical partner access', physicalAccess),
  devices: saying(`${platformFigures.devices.value} devices`),
  ...Object.fromEntries(
    [
      platformFigures.dataPoints,
      platformFigures.latency,
      platformFigures.accuracy,
      platformFigures.partnerNodes,
    ].map(({ value, label }) => [label, saying(`${value} ${label}`)]),
  ),
})

/** Section 9, "Sample dialogue figures": each has to be in a sample conversation. */
export const dialogueClaims = claims('9, "Sample dialogue figures"', {
  'breathing protocol': saying(`${constants.breathingMinutes}-minute breathing protocol`),
  'points for a meal': saying('meal', mealPoints),
})

const roles = claims('6', { roles: /Anonymised transactions only.*explicit consent/s })
const selfHosting = {
  'self-hosting': saying(`year ${constants.selfHostingFromYear}`, 'host the AI itself'),
}
const encryption = { encryption: /AES-256 encryption/ }
const archiving = {
  archiving: saying(`inactive for more than ${constants.archiveAfterMonths} months is archived`),
}
const credits = {
  credits: saying(`downtime exceeds ${constants.creditThresholdHours} hours`, 'pro-rata credit'),
}

/** Section 6, and section 9, "Legal terms": what each legal document has to say. */
export const legalClaims: Readonly<Record<string, readonly Claim[]>> = {
  terms: [
    ...claims('6', { roles: /Personal tracking.*Anonymised transactions only.*explicit consent/s }),
    ...claims('9, "FAQ claims"', { 'added users': saying(extraUser.amount) }),
    ...claims('9, "Legal terms"', {
      'citizen subscription': saying('South Africa', citizen.amount),
      'SME onboarding fee': saying(`About ${sme.amount}`, 'plus transaction revenue'),
      'government fee': /annual fee per citizen/,
      liability: saying(`limited to the last ${constants.liabilityMonths} months’ fees`),
      'citizen refund': saying(
        `Within ${constants.citizenRefundDays} days of your first subscription`,
        'on renewals',
      ),
      'SME refund': saying(`Within ${constants.smeRefundDays} days`, 'no reward transactions'),
      ...credits,
      ...archiving,
    }),
  ],
  privacy: [...roles, ...claims('9, "Legal terms"', { ...selfHosting, ...encryption, ...archiving })],
  popia: [...roles, ...claims('9, "Legal terms"', encryption)],
  accessibility: claims('9, "Legal terms"', { target: /target.*WCAG 2\.1 AA/ }),
  delivery: [
    ...claims('9, "FAQ claims"', { 'physical access': saying('Physical partner access', physicalAccess) }),
    ...claims('9, "Legal terms"', credits),
  ],
}

/** Section 2: how many there are of each thing that the specification counts. */
export const counts = {
  'rewards.protocol.steps': 3,
  'rewards.features': 4,
  'rewards.tiers.items': 4,
  'pointCategories.pointCategories.items': 6,
  'rewards.partnerGroups.items': 4,
  'rewards.faq.items': 8,
  'network.exchange.does.items': 4,
  'network.categories.items': 8,
  'network.samples.results': 3,
  'network.exchange.gains.items': 4,
  'wellnet.governmentStack.layers': 4,
  'wellnet.citizenStack.layers': 3,
  'wellnet.cases': 3,
  'about.principles.milestones': 4,
  'about.architecture.milestones': 4,
  'careers.values.items': 4,
  'careers.benefits.items': 6,
  'careers.openApplication.inert.labels': 2,
  'contact.channels.items': 3,
  'fitness.hero.inert.labels': 2,
  'legalPage.support.links': 2,
}

/** What fields of the content have to hold, names in the specification's order; other fields may be beside them. */
export const values = {
  // Section 9.
  'rewards.tiers.items': tiers,
  'pointCategories.pointCategories.items': pointCategories,
  'figures.platformFigures': platformFigures,
  figures: constants,
  // Section 2, "Header".
  'navigation.header.links': headerLinks,
  'navigation.header': headerButtons,
  'site.site.madeIn': madeIn,
  // Section 3.
  'contact.requestForm.fields[].label': formFieldLabels,
  // Section 2.
  'wellnet.governmentStack.layers[].title': ['Gov API', 'Digital Twin', 'Dashboard', 'Security'],
  'wellnet.citizenStack.layers[].title': ['Mobile App', 'Rewards', 'IoT'],
  'wellnet.cases[].title': ['Population health monitoring', 'Citizen engagement', 'Crisis response'],
  'about.principles.milestones[].name': ['Movement', 'Cognitive', 'Personalization', 'Network'],
  'careers.values.items[].title': ['Wellness First', 'Innovation', 'Community', 'Impact'],
  'careers.openApplication.inert.labels': ['Send Open Application', 'Contact Us'],
}

/** Section 2: what each page shows besides its lists, in any case. */
export const pageStatements: Readonly<Record<(typeof paths)[number], readonly string[]>> = {
  '/': ['What is Wellnet?', 'Gov Stack', 'Civic Stack', 'The bridge', 'Scenarios', 'Advantages'],
  '/chatbot': [
    'Clinical reporting',
    'Wellness protocols',
    'AI engine specifications',
    'Sample conversations',
  ],
  '/community': ['Wellness circles', 'A feed', 'Live sessions'],
  '/fitness': [
    'Tracking modules',
    'Technical specifications',
    'Optimization protocols',
    'Processing architecture',
  ],
  '/network': ['partner nodes', platformFigures.partnerNodes.value, 'more partners', 'Sample'],
  '/rewards': ['three steps', 'Partner discounts', 'Access benefits'],
  '/wellnet': [
    'Gov API',
    'Digital Twin',
    'Dashboard',
    'Security',
    'Mobile App',
    'Rewards',
    'IoT',
    'Data bridge',
  ],
  '/about': ['Movement', 'Cognitive', 'Personalization', 'Network', 'Our mission'],
  '/careers': ['Join Our Mission', 'Send Open Application', 'Contact Us'],
  '/contact': ['System Integration Request', ...formFieldLabels, 'Operations', 'Priority support'],
  '/legal': ['Updated'],
}

/** Section 9, "FAQ claims", "Sample dialogue figures" and "Legal terms". */
const written = [
  ...[constants.familyMembersGold, constants.familyMembersPlatinum].map((members) => `up to ${members}`),
  `${constants.partnerOfferUpToPercent}%`,
  physicalAccess,
  `${constants.physicalAccessMaxHours} hours`,
  ...Object.values(platformFigures).map(({ value }) => value.replace('under ', '')),
  ...['-minute', ' minutes'].map((unit) => `${constants.breathingMinutes}${unit}`),
  `${constants.liabilityMonths} months`,
  `${constants.citizenRefundDays} days`,
  `${constants.smeRefundDays} days`,
  `${constants.creditThresholdHours} hours`,
  `year ${constants.selfHostingFromYear}`,
  mealPoints,
  'AES-256',
  'WCAG 2.1 AA',
  'version 2.1, level AA',
]

/** Every form of a figure of the specification in a text; used to find figures that it does not have. */
export const figures: readonly string[] = [
  ...written,
  ...Object.values(prices).map(({ amount }) => amount),
  ...pointCategories.flatMap(({ activities }) =>
    activities.map(({ points }) => `${formatted(points)} points`),
  ),
  ...tiers.flatMap(({ pointsFrom, pointsTo, partnerDiscountUpToPercent: percent }) => {
    const to = pointsTo === undefined ? '+' : `–${formatted(pointsTo)}`
    return [`${formatted(pointsFrom)}${to} points`, `${percent}%`]
  }),
]

/** A pattern of a figure that is not the beginning or the end of a longer number. */
export function wholeFigure(figure: string): RegExp {
  return new RegExp(`(?<![\\d,.])${RegExp.escape(figure)}(?!\\d)`, 'g')
}

/** A pattern of words that follow each other, whatever is between them. */
function saying(...words: string[]): RegExp {
  return new RegExp(words.map((part) => RegExp.escape(part)).join('.*'), 's')
}

function claims(section: string, patterns: Readonly<Record<string, RegExp>>): Claim[] {
  return Object.entries(patterns).map(([about, pattern]) => ({ section, about, pattern }))
}

/** A number as the specification writes it: 2,499. It is not the site's `formatNumber`, which the figures of the texts test. */
function formatted(value: number): string {
  return value < 1000 ? String(value) : `${Math.floor(value / 1000)},${String(value % 1000).padStart(3, '0')}`
}
