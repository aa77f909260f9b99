import { recallNoticeTexts } from '@halles/texts/pages/recall-notice.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { NoticeView } from '../../features/recalls/notice-view.tsx'
import { noticeOptions } from '../../features/recalls/recall-queries.ts'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export const Route = createFileRoute('/_restaurant/recall/$recallPublicId')({
  component: NoticePage,
})

function NoticePage() {
  const texts = useTextsOf(recallNoticeTexts)
  const query = useQuery(noticeOptions(Route.useParams().recallPublicId))
  if (isNotFound(query.error)) return <NotFoundPage />
  const notice = query.data?.[0]
  const title = notice?.is_exercise ? texts.exerciseTitle : texts.title
  return (
    <Page title={notice ? title(notice.lot) : texts.region} width="form">
      <QueryState query={query} error={texts.loadError}>
        {([read]) => (read ? <NoticeView notice={read} /> : null)}
      </QueryState>
    </Page>
  )
}
