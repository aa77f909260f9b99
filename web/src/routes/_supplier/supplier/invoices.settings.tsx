import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { InvoiceSettings } from '../../../features/papers/settings/invoice-settings.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/invoices/settings')({
  component: InvoiceSettingsPage,
})

function InvoiceSettingsPage() {
  const texts = useTextsOf(invoiceSettingsTexts)
  return (
    <Page title={texts.title} width="form" back={<BackLink to="/supplier/invoices" />}>
      <InvoiceSettings />
    </Page>
  )
}
