/* The support address is not in content (src/content/site.ts), because components with a mail link import it, and take no value of content. */

/** That of a build without SUPPORT_EMAIL, on a reserved domain. */
export const placeholderEmail = 'support@kwellness.example'

/** The address of every mail link. A link has it as it is, because its characters need no encoding (renderer/site-variables.ts). */
export const supportEmail = process.env.SUPPORT_EMAIL ?? placeholderEmail
