import { specialsTexts } from '@halles/texts/pages/specials.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { Specials } from '../../../features/specials/specials.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/specials')({
  component: SpecialsPage,
})

function SpecialsPage() {
  const texts = useTextsOf(specialsTexts)
  return (
    <Page title={texts.title} back={<BackLink to="/more" />}>
      <Specials />
    </Page>
  )
}
