import type { LegalPages } from '../fr/legal-pages.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legalPages: LegalPages = { privacy, terms }
