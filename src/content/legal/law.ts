/** Website of the regulator for POPIA and PAIA. */
export const informationRegulator = 'inforegulator.org.za'

/** The adults who may agree for a child. */
export const competentPerson = 'a parent, a guardian or another who may decide for the child in law'
