/**
 * The environment variables of a build: the site's origin, the support address, and the city and hours of
 * support. As a command it only checks them, so that a build stops early with one line.
 */

/** The rule for each variable. All are optional; src/content/site.ts has placeholders. */
const variables = {
  SITE_ORIGIN: {
    isRight: isOrigin,
    rule: 'has to be an origin such as https://example.org: https, and no path or slash after the name',
  },
  SUPPORT_EMAIL: {
    isRight: isAddress,
    rule: 'has to be one plain e-mail address such as help@example.org',
  },
  OPERATIONS_CITY: { isRight: isLine, rule: 'has to be the name of a city' },
  OPERATIONS_HOURS: {
    isRight: isLine,
    rule: 'has to be one short line such as Monday to Friday, 08:00 to 17:00 SAST',
  },
} as const

type SiteVariable = keyof typeof variables

/**
 * The values of the variables; undefined where one is not set.
 *
 * @throws with one line when a value breaks its rule
 */
export function siteVariables(
  environment: Readonly<Record<string, string | undefined>>,
): Record<SiteVariable, string | undefined> {
  for (const [name, { isRight, rule }] of Object.entries(variables)) {
    const value = environment[name]
    if (value !== undefined && !isRight(value))
      throw new Error(`${name} is ${JSON.stringify(value)}, but ${rule}.`)
  }
  return {
    SITE_ORIGIN: environment.SITE_ORIGIN,
    SUPPORT_EMAIL: environment.SUPPORT_EMAIL,
    OPERATIONS_CITY: environment.OPERATIONS_CITY,
    OPERATIONS_HOURS: environment.OPERATIONS_HOURS,
  }
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && url.origin === value
}

/** Accepts only characters that need no encoding in a mailto: link. */
function isAddress(value: string): boolean {
  return value.length <= 254 && /^[\w.+-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value)
}

/** Accepts one line of at most 60 characters without spaces at its ends. */
function isLine(value: string): boolean {
  return value.length <= 60 && /^\S(?:[^\p{Cc}]*\S)?$/u.test(value)
}

if (import.meta.main) {
  try {
    siteVariables(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
