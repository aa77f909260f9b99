import {
  LEGAL_PLACES,
  type LegalDetails,
  type LegalSentence,
  legalSentences,
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

/** What the server put into the page's head; nothing where no server of ours did. */
function legalDetails(): LegalDetails {
  const filled = document.querySelector<HTMLMetaElement>('meta[name=legal-details]')?.content
  return filled?.startsWith('{') ? JSON.parse(filled) : {}
}
