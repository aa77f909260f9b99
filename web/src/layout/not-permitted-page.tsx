import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../components/empty-state.tsx'
import { Page } from '../components/page.tsx'
import { useTexts } from '../platform/language/language.ts'
import { HomeLink } from './home-link.tsx'

/** In place of a page that one's role in the business does not allow. */
export function NotPermittedPage() {
  const { pages, refusals } = useTexts()
  return (
    <Page title={pages.notAuthorizedTitle}>
      <EmptyState icon={<IconLock size={30} stroke={1.5} />} action={<HomeLink />}>
        {refusals.not_permitted}
      </EmptyState>
    </Page>
  )
}
