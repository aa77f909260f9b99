import { privacyTexts } from '@halles/texts/pages/privacy.ts'
import { LegalPage } from '../../components/legal-page.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useLegalSentences } from '../../platform/language/legal.ts'

/** Québec's Law 25: who is in charge, what is stored, why, how long, and the rights of people. */
export function PrivacyPage() {
  const privacy = useTextsOf(privacyTexts)
  return <LegalPage {...privacy} sections={privacy.sections(useLegalSentences())} />
}
