import type { ErrorComponentProps } from '@tanstack/react-router'
import { Page } from '../components/page.tsx'
import { sentenceOf } from '../platform/api.ts'
import { useTexts } from '../platform/language.ts'

export function ErrorPage({ error }: ErrorComponentProps) {
  const { pages } = useTexts()
  return <Page title={pages.errorTitle}>{sentenceOf(error)}</Page>
}
