import type { CustomerChange } from '@halles/domain/customer.ts'
import { formatMoney } from '@halles/domain/money.ts'
import { formatDollars } from '@halles/texts/format.ts'
import type { CustomerMail } from '../content/mail-kinds.ts'
import { action, type Fact, facts, type MailBody, paragraph } from './mail-body.ts'
import type { RenderContext, Templates } from './templates.ts'

export const customerMails: Pick<Templates, `customer-${CustomerChange}`> = {
  'customer-opened': (mail, context) => about(mail, context, 'opened', agreed(mail, context)),
  'customer-refused': (mail, context) => about(mail, context, 'refused', phone(mail, context)),
  'customer-closed': (mail, context) => about(mail, context, 'closed', phone(mail, context)),
}

function about(
  { firstName, supplier }: CustomerMail,
  { words, links }: RenderContext,
  became: CustomerChange,
  rows: Fact[],
): MailBody {
  const { subject, intro } = words.customers[became]
  return {
    subject: subject(supplier.name),
    greeting: words.layout.greeting(firstName),
    blocks: [
      paragraph(intro(supplier.name)),
      ...facts(rows),
      action(words.customers.action, links.supplierInfo(supplier.publicId)),
    ],
  }
}

/** What is agreed with a customer, so far as it is. */
function agreed(
  { code, minimumCents, termsDays }: CustomerMail,
  { words: { customers }, language }: RenderContext,
): Fact[] {
  const minimum = minimumCents === null ? '' : formatDollars(language, formatMoney(minimumCents))
  const rows = [
    { label: customers.code, value: code },
    { label: customers.minimum, value: minimum },
    { label: customers.terms, value: termsDays === null ? '' : customers.termsIn(termsDays) },
  ]
  return rows.filter(({ value }) => value !== '')
}

function phone({ supplier }: CustomerMail, { words }: RenderContext): Fact[] {
  return [{ label: words.customers.phoneOf(supplier.name), value: supplier.phone }]
}
