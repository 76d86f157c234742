/** The oldest supported engines, released from March to July 2023 (decision 005). */
export const oldestEngines = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const
