import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import type { ReactNode } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TaxesLink } from '../taxes-link.tsx'
import { Numbers } from './numbers.tsx'
import { Reminders } from './reminders.tsx'

/** How a supplier's invoices are numbered and reminded of. */
export function InvoiceSettings() {
  const texts = useTextsOf(invoiceSettingsTexts)
  return (
    <div className="stack gap-xl">
      <p>
        <TaxesLink>{texts.taxesOfProducts}</TaxesLink>
      </p>
      <Section title={texts.numbers}>
        <Numbers />
      </Section>
      <Section title={texts.reminders}>
        <Reminders />
      </Section>
    </div>
  )
}

type SectionProps = { title: string; children: ReactNode }

function Section({ title, children }: SectionProps) {
  return (
    <section className="min-0">
      <h2 className="size-lg mb-xs">{title}</h2>
      {children}
    </section>
  )
}
