import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { Page } from '../../components/page.tsx'
import { SupplierInvitations } from '../../features/invitations/supplier-invitations.tsx'
import { NotPermittedPage } from '../../layout/not-permitted-page.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'

export const Route = createFileRoute('/_restaurant/invite-supplier')({
  component: PermittedInviteSupplier,
})

function PermittedInviteSupplier() {
  return useMay('manage_orders') ? <InviteSupplierPage /> : <NotPermittedPage />
}

function InviteSupplierPage() {
  const texts = useTextsOf(invitationsTexts)
  return (
    <Page title={texts.suppliersTitle} width="form" back={<BackLink to="/more" />}>
      <SupplierInvitations />
    </Page>
  )
}
