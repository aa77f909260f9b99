import { recallsTexts } from '@halles/texts/pages/recalls.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { recallOptions } from '../../../features/recalls/recall-queries.ts'
import { RecallRecordView } from '../../../features/recalls/recall-record-view.tsx'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { isNotFound } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/lots/$recallPublicId')({
  component: RecallPage,
})

function RecallPage() {
  const texts = useTextsOf(recallsTexts)
  const query = useQuery(recallOptions(Route.useParams().recallPublicId))
  if (isNotFound(query.error)) return <NotFoundPage />
  const { data } = query
  const title = data?.is_exercise ? texts.exerciseTitle : texts.recordTitle
  return (
    <Page title={data ? title(data.lot) : texts.title} back={<BackLink to="/supplier/lots" />}>
      <QueryState query={query} error={texts.recordError}>
        {(record) => <RecallRecordView record={record} />}
      </QueryState>
    </Page>
  )
}
