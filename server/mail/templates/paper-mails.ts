import { formatMoney } from '@halles/domain/money.ts'
import { formatDay, formatDollars } from '@halles/texts/format.ts'
import type { PaperMail } from '../content/mail-kinds.ts'
import { action, facts, type MailBody, paragraph } from './mail-body.ts'
import { overdueMail } from './overdue-mail.ts'
import type { RenderContext, Templates } from './templates.ts'

export const paperMails: Pick<
  Templates,
  'invoice-issued' | 'credit-note-issued' | 'invoices-overdue'
> = {
  'invoice-issued': (mail, context) => about(mail, context, 'invoice'),
  'credit-note-issued': (mail, context) => about(mail, context, 'creditNote'),
  'invoices-overdue': overdueMail,
}

function about(
  mail: PaperMail,
  { words, links, language }: RenderContext,
  kind: 'invoice' | 'creditNote',
): MailBody {
  const { subject, intro, number } = words.papers[kind]
  const { papers, layout } = words
  const day = (on: string | null) => (on === null ? '' : formatDay(language, on))
  const rows = [
    { label: number, value: mail.label },
    { label: papers.corrects, value: mail.corrects ?? '' },
    { label: papers.orders(mail.orders.length), value: mail.orders.join(', ') },
    { label: papers.issuedOn, value: day(mail.issuedOn) },
    { label: papers.total, value: formatDollars(language, formatMoney(mail.totalCents)) },
    { label: papers.dueOn, value: day(mail.dueOn) },
  ]
  return {
    subject: subject(mail.label, mail.supplierName),
    greeting: layout.greeting(mail.firstName),
    blocks: [
      paragraph(intro(mail.supplierName)),
      ...facts(rows.filter(({ value }) => value !== '')),
      action(papers.action[kind], links.paper(mail.publicId)),
    ],
  }
}
