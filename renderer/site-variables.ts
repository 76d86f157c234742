/**
 * The environment variables of a build: the site's origin, the support address, and the city and hours of
 * support. As a command it only checks them, so that a build stops early with one line for each fault.
 */
import { orStop } from '../shared/command.ts'

/**
 * The rule for each variable. A preview build needs none of them, because src/content/site.ts has placeholders;
 * a build for publishing needs all.
 */
const variables = {
  SITE_ORIGIN: {
    isRight: isOrigin,
    hasDomain: true,
    rule: 'has to be an origin such as https://www.k-wellness.co.za: https, and no path or slash after the name',
  },
  SUPPORT_EMAIL: {
    isRight: isEmail,
    hasDomain: true,
    rule: 'has to be one plain e-mail address such as help@k-wellness.co.za',
  },
  OPERATIONS_CITY: {
    isRight: isLine,
    hasDomain: false,
    rule: 'has to be the name of a city such as Gqeberha',
  },
  OPERATIONS_HOURS: {
    isRight: isLine,
    hasDomain: false,
    rule: 'has to be one short line such as Monday to Friday, 08:00 to 17:00 South African time',
  },
} as const

/** Domains that nobody can register (RFC 2606), such as that of the placeholders, and addresses without a name. */
const reservedDomain = /([./@](example(\.(com|net|org))?|invalid|localhost|test|\d+)|\])(:\d+)?$/i

/** Edits, such as a missing letter, within which another name is a misspelt variable. */
const editsOfMisspelling = 2

type SiteVariable = keyof typeof variables

/** The names of the variables. */
export const siteVariableNames = Object.keys(variables) as SiteVariable[]

type Environment = Readonly<Record<string, string | undefined>>

type SiteValues = Record<SiteVariable, string | undefined>

/**
 * The values of the variables; undefined where one is not set.
 *
 * @throws with one line for each value that breaks its rule and each misspelt name
 */
export function siteVariables(environment: Environment): SiteValues {
  return checked(environment, (name) => problemOf(name, environment))
}

/**
 * The values of the variables for a site that visitors may see: all are set, on domains that can exist.
 *
 * @throws with one line for each variable that is not set, breaks its rule or is misspelt
 */
export function publishedSiteVariables(environment: Environment): SiteValues {
  return checked(environment, (name) => {
    const { hasDomain, rule } = variables[name]
    const value = environment[name]
    return (
      problemOf(name, environment) ??
      (value === undefined ? `${name} is not set, but ${rule}.` : undefined) ??
      (hasDomain && reservedDomain.test(value ?? '')
        ? `${name} is "${value}", which is no domain of visitors. It ${rule}.`
        : undefined)
    )
  })
}

function checked(environment: Environment, problem: (name: SiteVariable) => string | undefined): SiteValues {
  const problems = siteVariableNames.map(problem).filter(Boolean)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return Object.fromEntries(siteVariableNames.map((name) => [name, environment[name]])) as SiteValues
}

function problemOf(name: SiteVariable, environment: Environment): string | undefined {
  const { isRight, rule } = variables[name]
  const value = environment[name]
  if (value !== undefined)
    return isRight(value) ? undefined : `${name} is ${JSON.stringify(value)}, but ${rule}.`
  const misspelt = Object.keys(environment).find(
    (other) => environment[other] !== undefined && edits(other.toUpperCase(), name) <= editsOfMisspelling,
  )
  return misspelt && `${misspelt} is not a variable of the build: is it ${name}? It ${rule}.`
}

/** The number of characters to insert, delete or replace that turn one word into another (Levenshtein distance). */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1]
    for (const [at, other] of to.split('').entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && url.origin === value
}

/** Accepts only characters that need no encoding in a mailto: link. */
function isEmail(value: string): boolean {
  return value.length <= 254 && /^[\w.+-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value)
}

/** Accepts one line of at most 60 characters without spaces at its ends. */
function isLine(value: string): boolean {
  return value.length <= 60 && /^\S(?:[^\p{Cc}]*\S)?$/u.test(value)
}

if (import.meta.main) {
  const check = process.argv.includes('--publish') ? publishedSiteVariables : siteVariables
  await orStop(() => check(process.env))
}
