/** Website of the regulator for POPIA and PAIA. */
export const informationRegulator = 'inforegulator.org.za'
