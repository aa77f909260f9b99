import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../components/page.tsx'
import { PendingAccounts } from '../../features/operator/pending-accounts.tsx'
import { LogOutButton } from '../../features/session/log-out-button.tsx'
import { useTexts } from '../../platform/language.ts'

export const Route = createFileRoute('/_operator/operator')({ component: Operator })

function Operator() {
  const { operator } = useTexts()
  return (
    <Page title={operator.title} action={<LogOutButton />}>
      <PendingAccounts />
    </Page>
  )
}
