import { IconMapQuestion } from '@tabler/icons-react'
import { EmptyState } from '../components/empty-state.tsx'
import { Page } from '../components/page.tsx'
import { useTexts } from '../platform/language/language.ts'
import { HomeLink } from './home-link.tsx'

export function NotFoundPage() {
  const { pages } = useTexts()
  return (
    <Page title={pages.notFoundTitle}>
      <EmptyState icon={<IconMapQuestion size={30} stroke={1.5} />} action={<HomeLink />}>
        {pages.notFound}
      </EmptyState>
    </Page>
  )
}
