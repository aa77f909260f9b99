import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** Apart from the other words: long, and only their own pages show them. */
export const legalPages = { privacy, terms }

export type LegalPages = typeof legalPages
