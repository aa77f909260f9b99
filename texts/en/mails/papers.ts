import type { MailTexts } from '../../fr/mails.ts'

export const papers: MailTexts['papers'] = {
  invoice: {
    subject: (label, supplier) => `Invoice ${label} from ${supplier}`,
    intro: (supplier) => `${supplier} has issued an invoice to you.`,
    number: 'Invoice',
  },
  creditNote: {
    subject: (label, supplier) => `Credit note ${label} from ${supplier}`,
    intro: (supplier) =>
      `${supplier} has issued a credit note to you, to be deducted from what you owe.`,
    number: 'Credit note',
  },
  overdue: {
    subject: (supplier) => `Overdue invoices from ${supplier}`,
    intro: (supplier, sum) =>
      `According to ${supplier}, ${sum} is left to pay on invoices that are past due.`,
    invoice: (label) => `Invoice ${label}`,
    due: (sum, day) => `${sum}, was due on ${day}`,
    paid: 'If you have already paid, the supplier has not recorded it yet: please disregard this message. Halles neither receives nor passes on any payment.',
    action: 'View invoices',
  },
  corrects: 'Corrects invoice',
  orders: (count) => (count === 1 ? 'Order' : 'Orders'),
  issuedOn: 'Date',
  total: 'Total, taxes included',
  dueOn: 'To be paid by',
  action: { invoice: 'See the invoice', creditNote: 'See the credit note' },
}
