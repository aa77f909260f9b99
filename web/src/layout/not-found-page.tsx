import { Page } from '../components/page.tsx'
import { useTexts } from '../platform/language.ts'

export function NotFoundPage() {
  const { pages } = useTexts()
  return <Page title={pages.notFoundTitle}>{pages.notFound}</Page>
}
