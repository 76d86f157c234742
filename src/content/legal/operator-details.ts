import { site } from '../site.ts'
import type { LegalBlock } from './types.ts'

/** The details that only the operator can add, shown where the law requires them. */
export const operatorDetails = {
  kind: 'notice',
  text: `Still to be completed here by the company that runs ${site.name}, before it opens an account for anybody: its full name, registration number, address and Information Officer.`,
} as const satisfies LegalBlock
