import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../components/page.tsx'

export const Route = createFileRoute('/_operator/operator')({
  component: () => <Page title="Halles">{null}</Page>,
})
