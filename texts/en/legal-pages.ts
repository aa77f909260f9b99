import type { StaticPageTexts } from '../fr/static-pages.ts'
import { about } from './about.ts'
import { faq } from './faq.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const staticPageTexts: StaticPageTexts = { about, faq, privacy, terms }
