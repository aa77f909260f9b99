import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '../components/error-state.tsx'
import { Page } from '../components/page.tsx'
import { isUnreachable } from '../platform/api/api.ts'
import { useTexts } from '../platform/language/language.ts'
import { isMissingChunk } from '../platform/missing-chunk.ts'

/** In place of a page that failed while it was loaded or drawn. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { pages } = useTexts()
  const router = useRouter()
  const retry = () => {
    // Chrome does not fetch a module again that failed once in this document.
    if (isMissingChunk(error)) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Page title={isUnreachable(error) ? pages.offlineTitle : pages.errorTitle}>
      <ErrorState error={error} onRetry={retry} />
    </Page>
  )
}
