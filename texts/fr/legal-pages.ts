import { about } from './about.ts'
import { faq } from './faq.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** Apart from the other words: long, and only their own pages show them. */
export const staticPageTexts = { about, faq, privacy, terms }

export type StaticPageTexts = typeof staticPageTexts
