// Do not edit: drawn by `npm run draw`.
/** A print of this folder. */
export type DrawnPrint =
  | 'ripple'
  | 'circles'
  | 'pulse'
  | 'map'
  | 'medal'
  | 'path'
  | 'aloe'
  | 'signal'
  | 'sticker'
  | 'weave'
  | 'astray'
  | 'book'
  | 'ridges'
  | 'stack'
