import type { Language } from '@halles/contract/language.ts'
import {
  LEGAL_DETAILS_PLACE,
  LEGAL_PLACES,
  LEGAL_SENTENCES,
  legalSentences,
  offersPromotions,
  PROMOTIONS_PLACE,
} from '@halles/contract/legal-details.ts'
import { legal as en } from '@halles/texts/en/legal.ts'
import { legal as fr } from '@halles/texts/fr/legal.ts'
import type { Config } from '../../config.ts'
import { escapeHtml } from '../escape-html.ts'

/** Stands in built pages for the address that people use; see web/page-head.ts. */
const PUBLIC_URL = '%PUBLIC_URL%'

export type FillPage = (text: string, language: Language) => string

/** Puts into a built page what only the server knows: its address, and who runs it. */
export function pageFiller({ publicUrl, legal }: Pick<Config, 'publicUrl' | 'legal'>): FillPage {
  // guard: escaping: what the application reads in its page [serve-web]
  //   code: escapeHtml(JSON.stringify(legal))
  //   instead: JSON.stringify(legal)
  const details = escapeHtml(JSON.stringify(legal))
  const address = publicUrl.href.replace(/\/$/, '')
  const valuesIn = (words: typeof fr) => {
    const sentences = legalSentences(words, legal)
    return new Map([
      [PUBLIC_URL, address],
      [LEGAL_DETAILS_PLACE, details],
      [PROMOTIONS_PLACE, offersPromotions(legal) ? 'offered' : 'none'],
      // guard: escaping: who runs this Halles, in a page [serve-web]
      //   code: escapeHtml(sentences[name])
      //   instead: sentences[name]
      ...LEGAL_SENTENCES.map((name) => [LEGAL_PLACES[name], escapeHtml(sentences[name])] as const),
    ])
  }
  const values = { fr: valuesIn(fr), en: valuesIn(en) }
  // In one go: what is filled in is not looked at again.
  return (text, language) =>
    // guard: escaping: a page is filled once [serve-web]
    //   code: text.replaceAll(/%[A-Z_]+%/g, (place) => values[language].get(place) ?? place)
    //   instead: [...values[language].entries()].reverse().reduce((page, [place, value]) => page.replaceAll(place, value), text)
    text.replaceAll(/%[A-Z_]+%/g, (place) => values[language].get(place) ?? place)
}
