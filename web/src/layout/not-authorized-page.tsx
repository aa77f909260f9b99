import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../components/empty-state.tsx'
import { Page } from '../components/page.tsx'
import { useTexts } from '../platform/language/language.ts'
import { HomeLink } from './home-link.tsx'

export function NotAuthorizedPage() {
  const { pages } = useTexts()
  return (
    <Page title={pages.notAuthorizedTitle}>
      <EmptyState icon={<IconLock size={30} stroke={1.5} />} action={<HomeLink />}>
        {pages.notAuthorized}
      </EmptyState>
    </Page>
  )
}
