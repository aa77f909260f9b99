import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../components/page.tsx'
import { useTexts } from '../platform/language.ts'

export const Route = createFileRoute('/not-authorized')({ component: NotAuthorized })

function NotAuthorized() {
  const { pages } = useTexts()
  return <Page title={pages.notAuthorizedTitle}>{pages.notAuthorized}</Page>
}
