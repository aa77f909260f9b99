import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '../components/error-state.tsx'
import { Page } from '../components/page.tsx'
import { isUnreachable } from '../platform/api.ts'
import { useTexts } from '../platform/language.ts'

/** In place of a page that failed while it was loaded or drawn. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { pages } = useTexts()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page title={isUnreachable(error) ? pages.offlineTitle : pages.errorTitle}>
      <ErrorState error={error} onRetry={retry} />
    </Page>
  )
}
