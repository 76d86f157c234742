/** What figures.test.ts lets pass although the specification does not have it. Each entry has to match something. */
import { constants } from '../../shared/specification.ts'

/** Numbers that are no figures of the product. Each is allowed only in the fields that match. */
export const otherNumbers: readonly (readonly [because: string, field: RegExp, text: RegExp])[] = [
  ['the number and year of a law', /^legal\./, /Act \d+ of \d{4}/g],
  ['public emergency numbers', /^(chatbot|legal|figures)\./, /\b(112|10177)\b/g],
  ['the section of a law', /^legal\./, /\b[sS]ections? \d+A?( and \d+)?/g],
  ['a time limit of a law', /^legal\./, /within 30 days/g],
  ['the name of a key', /^legal\./, /\bF12\b/g],
  ['a width that was tested', /^legal\./, /\b320 pixels/g],
  ['the aim beyond the target', /^(legal|figures)\./, /WCAG 2\.2 AA/g],
  ['city and hours, which a build sets', /\.hours$|^contact\.operations\./, /.+/g],
  ['digits of a USSD menu', /^chatbot\.dialogues\./, /^[0-3]$|\b[0-3](?=\s[A-Z]| to save)/g],
  ['compared with where each tier begins (plan.test.ts)', /^planner\.examplePlans\[\d\]\.plan$/, /\d+/g],
  ['a place for a figure of the specification', /^planner\./, /\{percent\}/g],
  ['dots of a drawing, which are counted', /^rewards\.tiers\.legend$/, /a hundred points|one per cent/g],
  ['dots of the steps, which a test counts', /^rewards\.protocol\.steps/, /\b24\b/g],
  ['what the planner takes', /^planner\./, /\bfrom 0 to\b/g],
  ['sizes and networks', /^dataPanel\./, /^0 KB\b|\b2G\b/g],
  ['a limit of a form field', /^contact\.requestForm\./, /\b(200|4,000) characters/g],
  [
    'dots of a drawing, which a test counts',
    /^(fitness\.modules\.dots|landing\.trueSize\..*legend|landing\.sunCaption\.dots|pointCategories\.pointCategories\.legend)$/,
    /\b(144|365|25|1,000|thousand|hundred)\b/g,
  ],
  [
    'the scale and the hours of a sample day',
    /^fitness\.modules\.(alt|scale|key|hours|items\[\d\]\.time)/,
    /\b(60|100|140|00|06|12|18|24|\d\d:\d\d)\b/g,
  ],
  ['years until a state hosts', /^landing\.advantages\.items\[2\]\.counted\.names\[\d\]$/, /^Year [123]$/g],
  ['the version in the target WCAG 2.1 AA', /^figures\.accessibilityGuidelines\./, /^2\.1$/g],
]

/** Fields that hold a number instead of a text, each with what it is. Another test compares those that are not from a law. */
export const numberFields: readonly (readonly [because: string, field: RegExp])[] = [
  ['constants of the specification', new RegExp(`^figures\\.(${Object.keys(constants).join('|')})$`)],
  ['points of the specification', /\.points(From|To)?$|\.pointsRange\.(from|to)$/],
  ['discounts of the specification', /\.partnerDiscountUpToPercent$/],
  [
    'in words in platformFigures',
    /^figures\.(supportedDevices|dataPointsDaily|latencyLimitMilliseconds|accuracyPercent|partnerNodes)$/,
  ],
  ['periods of the ECT Act', /^figures\.(coolingOffDays|coolingOffRefundDays|missingInformationDays)$/],
  ['added up to all partners', /\.morePartners$/],
  ['dots of a price, which are its amount', /^costs\.costs\.rows\[\d\]\.(rand|normally)$/],
  ['dots of a figure', /^landing\.trueSize\.figures\[\d\]\.number$/],
  ['dots of a step', /^rewards\.protocol\.steps\[\d\]\.dots$/],
  ['dots of an advantage', /^landing\.advantages\.items\[\d\]\.counted\.(lit|open)$/],
  ['days and hours of the sample week', /^community\.week\.groups\[\d\]\.kinds\[\d\]\.meetings\[\d\]\[\d\]$/],
  ['a limit of a form field', /^contact\.requestForm\.fields\.\w+\.limit$/],
]
