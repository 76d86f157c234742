/**
 * The discs of /rewards' print (art/motifs/medal.ts) by tier, which the page shows again: x and y of the middle of each, and its radius
 * with the dots of the rim. From rim to rim are at least 20 units.
 */
export const discs = {
  Bronze: [310, 802, 90],
  Silver: [470, 640, 114],
  Gold: [676, 452, 144],
  Platinum: [930, 216, 182],
} as const
