import type { MailTexts } from '../../fr/mails.ts'

export const customers: MailTexts['customers'] = {
  opened: {
    subject: (supplier) => `Customer account opened with ${supplier}`,
    intro: (supplier) =>
      `${supplier} has opened a customer account for your restaurant. You can order its products on Halles.`,
  },
  refused: {
    subject: (supplier) => `Account request declined by ${supplier}`,
    intro: (supplier) =>
      `${supplier} did not open a customer account for your restaurant. To discuss it, give them a call.`,
  },
  closed: {
    subject: (supplier) => `Customer account closed with ${supplier}`,
    intro: (supplier) =>
      `${supplier} has closed your restaurant’s customer account. You will no longer see its products, and they can no longer be ordered. Orders already placed go ahead.`,
  },
  action: 'View the supplier',
  code: 'Customer number',
  minimum: 'Minimum order',
  terms: 'Payment terms',
  termsIn: (days) => (days === 0 ? 'on delivery' : `net ${days} days`),
  phoneOf: (supplier) => `Phone of ${supplier}`,
}
