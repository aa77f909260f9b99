import { TERMS_VERSION } from '@halles/domain/terms.ts'
import { termsTexts } from '@halles/texts/pages/terms.ts'
import { LegalPage } from '../../components/legal-page.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { useLegalSentences } from '../../platform/language/legal.ts'

/** What everybody agrees to who opens an account. */
export function TermsPage() {
  const terms = useTextsOf(termsTexts)
  const { day } = useFormat()
  const sections = terms.sections(useLegalSentences())
  return <LegalPage {...terms} updated={terms.updated(day(TERMS_VERSION))} sections={sections} />
}
