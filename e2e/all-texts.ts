import { en } from '@halles/texts/en.ts'
import { fr } from '@halles/texts/fr.ts'
import { pageTextsIn } from '@halles/texts/page-texts.ts'

/** Every text of the screens, those of single pages too. */
export const allTexts = { fr: { ...fr, ...pageTextsIn('fr') }, en: { ...en, ...pageTextsIn('en') } }

export type AllTexts = (typeof allTexts)['fr']
