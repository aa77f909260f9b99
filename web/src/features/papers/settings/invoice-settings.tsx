import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import type { ReactNode } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TaxesLink } from '../taxes-link.tsx'
import { AccountingMap } from './accounting-map.tsx'
import { ExportPapers } from './export-papers.tsx'
import { Numbers } from './numbers.tsx'
import { Reminders } from './reminders.tsx'

/** How a supplier's invoices are numbered, reminded of and taken to its accounting. */
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
      <Section title={texts.exports} hint={texts.exportsHint}>
        <ExportPapers />
      </Section>
      <Section title={texts.map} hint={texts.mapHint}>
        <AccountingMap />
      </Section>
    </div>
  )
}

type SectionProps = { title: string; hint?: string; children: ReactNode }

function Section({ title, hint, children }: SectionProps) {
  return (
    <section className="min-0">
      <h2 className="size-lg mb-xs">{title}</h2>
      {hint === undefined ? null : <p className="soft mb-sm">{hint}</p>}
      {children}
    </section>
  )
}
