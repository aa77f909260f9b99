import type { MailTexts } from '../../fr/mails.ts'

export const recalls: MailTexts['recalls'] = {
  subject: (lot, supplier) => `Recall of lot ${lot} from ${supplier}`,
  exerciseSubject: (lot, supplier) => `EXERCISE: recall of lot ${lot} from ${supplier}`,
  exercise:
    'This is an exercise. There is nothing to take off your shelves. Acknowledge it as you would a real recall.',
  intro: (supplier) =>
    `${supplier} is recalling a lot that your restaurant received. Set these products aside now: do not serve them, and do not throw them away before you have spoken to the supplier.`,
  lot: 'Lot',
  product: 'Product',
  anyProduct: 'All products with this lot',
  received: 'You received',
  cases: (cases) => (cases === 1 ? '1 case' : `${cases} cases`),
  order: (number, day) =>
    day === undefined ? `Order no. ${number}` : `Order no. ${number}, delivery of ${day}`,
  expires: (day) => `use by ${day}`,
  reason: 'Reason',
  action: 'Confirm that you know',
  phoneOf: (supplier) => `Phone of ${supplier}`,
}
