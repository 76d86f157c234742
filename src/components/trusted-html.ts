/** What turns text into HTML where the policy requires Trusted Types (host/headers.ts). Only our own pages go in. */
const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy('pages', { createHTML: (html) => html })

/** The HTML of one of the site's own pages, in the form that `innerHTML` wants. TypeScript's DOM library takes it for a string. */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string
}
