/**
 * The links of / and of the not-found page: each leads an audience to its page. In links.ts every page would download them, in
 * landing.ts the not-found page all words of /.
 */
export const audienceLinks = [
  { label: 'For citizens', to: '/chatbot' },
  { label: 'For businesses', to: '/network' },
  { label: 'For governments', to: '/wellnet' },
] as const
