import { LegalPage } from '../../components/legal-page.tsx'
import { useTexts } from '../../platform/language.ts'
import { useLegalSentences } from '../../platform/legal.ts'

/** Québec's Law 25: who is in charge, what is kept, why, how long, and what people may ask. */
export function PrivacyPage() {
  const { privacy } = useTexts()
  return <LegalPage {...privacy} sections={privacy.sections(useLegalSentences())} />
}
