import { about } from './about.ts'
import { catalogueImport } from './catalogue-import.ts'
import { faq } from './faq.ts'
import { incidents } from './incidents.ts'
import { privacy } from './privacy.ts'
import { team } from './team.ts'
import { terms } from './terms.ts'

/** Apart from the other texts: only their own pages show them, and their chunks bring them (`useTextsOf`). */
export const pageTexts = { about, catalogueImport, faq, incidents, privacy, team, terms }

export type PageTexts = typeof pageTexts
