import { formatMoney } from '@halles/domain/money.ts'
import { formatDay, formatDollars } from '@halles/texts/format.ts'
import type { OverdueMail } from '../content/mail-kinds.ts'
import { action, facts, type MailBody, paragraph } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

export function overdueMail(
  mail: OverdueMail,
  { words, links, language }: RenderContext,
): MailBody {
  const { overdue } = words.papers
  const dollars = (cents: number) => formatDollars(language, formatMoney(cents))
  const rows = mail.invoices.map(({ label, dueOn, balanceCents }) => ({
    label: overdue.invoice(label),
    value: overdue.due(dollars(balanceCents), formatDay(language, dueOn)),
  }))
  return {
    subject: overdue.subject(mail.supplierName),
    greeting: words.layout.greeting(mail.firstName),
    blocks: [
      paragraph(overdue.intro(mail.supplierName, dollars(mail.overdueCents))),
      ...facts(rows),
      paragraph(overdue.paid),
      action(overdue.action, links.papers),
    ],
  }
}
