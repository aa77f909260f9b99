import { pageTexts as pageTextsEn } from '@halles/texts/en/page-texts.ts'
import { en } from '@halles/texts/en.ts'
import { pageTexts as pageTextsFr } from '@halles/texts/fr/page-texts.ts'
import { fr } from '@halles/texts/fr.ts'

/** Every text of the screens, those of single pages too. */
export const allTexts = { fr: { ...fr, ...pageTextsFr }, en: { ...en, ...pageTextsEn } }

export type AllTexts = (typeof allTexts)['fr']
