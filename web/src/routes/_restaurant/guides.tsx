import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Page } from '../../components/page.tsx'
import { GuideList } from '../../features/guides/guide-list.tsx'
import { oneOf, searchOf } from '../../platform/address/search.ts'
import { useTextsOf } from '../../platform/language/language.ts'

const BuildGuide = lazyComponent(
  async () => (await import('../../features/guides/build-guide.tsx')).BuildGuide,
)

export const Route = createFileRoute('/_restaurant/guides')({
  validateSearch: searchOf({ build: oneOf(['orders']) }),
  component: GuidesPage,
})

function GuidesPage() {
  const texts = useTextsOf(guidesTexts)
  const { build } = Route.useSearch()
  const navigate = Route.useNavigate()
  const open = (guidePublicId: string) =>
    void navigate({ to: '/guide/$guidePublicId', params: { guidePublicId } })
  return build === 'orders' ? (
    <Page title={texts.proposal} back={<BackLink to="/guides" />}>
      <BuildGuide onDone={open} />
    </Page>
  ) : (
    <Page title={texts.title} back={<BackLink to="/categories" />}>
      <GuideList onCreated={open} />
    </Page>
  )
}
