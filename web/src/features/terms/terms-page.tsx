import { TERMS_VERSION } from '@halles/domain/terms.ts'
import { LegalPage } from '../../components/legal-page.tsx'
import { useFormat, useTexts } from '../../platform/language.ts'
import { useLegalSentences } from '../../platform/legal.ts'

/** What everybody agrees to who opens an account. */
export function TermsPage() {
  const { terms } = useTexts()
  const { day } = useFormat()
  const sections = terms.sections(useLegalSentences())
  return <LegalPage {...terms} updated={terms.updated(day(TERMS_VERSION))} sections={sections} />
}
