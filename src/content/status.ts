/** What a build with placeholders says about itself, and why nobody can join. */
import { placeholder, site } from './site.ts'

const hasAddress = site.supportEmail !== placeholder.supportEmail
// The real city may be that of the placeholder, so the variables decide.
const hasOperations = Boolean(process.env.OPERATIONS_CITY && process.env.OPERATIONS_HOURS)
const isPreview = !hasAddress || !hasOperations || site.origin === placeholder.origin

const previewLine = {
  tag: 'Preview',
  text: hasAddress
    ? 'the {link}. Some details here are placeholders.'
    : 'the {link}. Nobody can join, and no mail reaches us.',
  link: { label: 'service is not offered yet', to: '/about', hash: 'who' },
} as const

const whyNobodyJoins = hasAddress
  ? 'Nobody can join yet: the service is not offered.'
  : 'Nobody can join yet: the service is not offered, and mail to us does not arrive.'

/** What a build with placeholders says about itself. Each is undefined where all variables are set. */
export const status = {
  /** On top of every page. */
  line: isPreview ? previewLine : undefined,
  /** Where /about says who runs the service. */
  offer: isPreview ? 'Not offered yet' : undefined,
  /** Above the buttons of those who want to join. */
  beforeActing: isPreview ? whyNobodyJoins : undefined,
  /** Beside the support address where nobody joins. */
  beforeWriting: hasAddress ? undefined : 'This is a preview: mail to us does not arrive.',
  /** Beside city and hours. */
  operations: hasOperations ? undefined : 'City and hours are examples until the company sets them.',
} as const
