// Do not edit: drawn by `npm run draw`.
/** A print of this folder. */
export type DrawnPrint =
  | 'ripple'
  | 'circles'
  | 'pulse'
  | 'map'
  | 'medal'
  | 'path'
  | 'growth'
  | 'signal'
  | 'sticker'
  | 'weave'
  | 'astray'
  | 'ledger'
  | 'ridges'
  | 'stack'
