import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { CountSheet } from '../../features/guides/count-sheet.tsx'
import { guideOptions } from '../../features/guides/guide-queries.ts'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export const Route = createFileRoute('/_restaurant/guide/$guidePublicId/count')({
  component: CountPage,
})

function CountPage() {
  const texts = useTextsOf(guidesTexts)
  const { guidePublicId } = Route.useParams()
  const query = useQuery(guideOptions(guidePublicId))
  if (isNotFound(query.error)) return <NotFoundPage />
  return (
    <Page
      title={query.data ? texts.countTitle(query.data.name) : texts.count}
      back={<BackLink to="/guide/$guidePublicId" params={{ guidePublicId }} />}
      width="narrow"
    >
      <QueryState query={query} error={texts.guideError}>
        {(guide) => <CountSheet guide={guide} />}
      </QueryState>
    </Page>
  )
}
