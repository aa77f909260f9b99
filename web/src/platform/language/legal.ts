import {
  LEGAL_PLACES,
  type LegalDetails,
  type LegalSentence,
  legalSentences,
  offersPromotions,
  PROMOTIONS_PLACE,
} from '@halles/contract/legal-details.ts'
import { useTexts } from './language.ts'

/**
 * Who runs this Halles, in sentences. A page that is rendered at build has places in their stead, which the server fills
 * with the same words.
 */
export function useLegalSentences(): Record<LegalSentence, string> {
  const { legal } = useTexts()
  return import.meta.env.SSR ? LEGAL_PLACES : legalSentences(legal, legalDetails())
}

/** Whether restaurants are asked for consent to promotions here, and suppliers may send them. */
export function promotionsAreOffered(): boolean {
  return offersPromotions(legalDetails())
}

/** The same as an attribute, for a page that is rendered at build: "offered" or "none". */
export function promotionsMark(): string {
  if (import.meta.env.SSR) return PROMOTIONS_PLACE
  return promotionsAreOffered() ? 'offered' : 'none'
}

/** What the server put into the page's head; nothing where no server of ours did. */
function legalDetails(): LegalDetails {
  const filled = document.querySelector<HTMLMetaElement>('meta[name=legal-details]')?.content
  return filled?.startsWith('{') ? JSON.parse(filled) : {}
}
