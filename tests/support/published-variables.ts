/** Variables of a build for publishing. */
export const publishedVariables = {
  SITE_ORIGIN: 'https://www.k-wellness.co.za',
  SUPPORT_EMAIL: 'help@k-wellness.co.za',
  OPERATIONS_CITY: 'Gqeberha',
  OPERATIONS_HOURS: 'Monday to Friday, 08:00 to 17:00 South African time',
}
