/** Variables of a build for publishing. */
export const publishedVariables = {
  SITE_ORIGIN: 'https://example.org',
  SUPPORT_EMAIL: 'help@example.org',
  OPERATIONS_CITY: 'Gqeberha',
  OPERATIONS_HOURS: 'Monday to Friday, 08:00 to 17:00 South African time',
}
