import { refusals as refusalsEn } from '@halles/texts/en/refusals.ts'
import { en } from '@halles/texts/en.ts'
import { refusals as refusalsFr } from '@halles/texts/fr/refusals.ts'
import { fr } from '@halles/texts/fr.ts'
import { pageTextsIn } from '@halles/texts/page-texts.ts'

/** Every text of the screens, those of single pages and of refusals too. */
export const allTexts = {
  fr: { ...fr, ...pageTextsIn('fr'), refusals: refusalsFr },
  en: { ...en, ...pageTextsIn('en'), refusals: refusalsEn },
}

export type AllTexts = (typeof allTexts)['fr']
