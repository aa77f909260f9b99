import type { MailTexts } from '../../fr/mails.ts'

const NBSP = '\u00a0'

export const orders: MailTexts['orders'] = {
  received: {
    subject: (number, day) => `New order ${numbered(number)} of ${day}`,
    intro: (restaurant) =>
      `${restaurant} has placed an order with you. Accept it, change it or reject it.`,
    action: 'Answer the order',
  },
  placed: {
    subject: (number, day) => `Your order ${numbered(number)} of ${day} was sent`,
    intro: (suppliers) =>
      suppliers > 1
        ? `Your order was sent to ${suppliers} suppliers. You will get an email with each answer.`
        : 'Your order was sent to the supplier. You will get an email with the answer.',
    action: 'Follow the order',
  },
  accepted: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: accepted`,
    intro: (supplier) => `${supplier} accepted your order as is.`,
  },
  changed: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: accepted with changes`,
    intro: (supplier, changes) =>
      `${supplier} accepted your order with changes: ${summary(changes)}.`,
  },
  rejected: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: rejected`,
    intro: (supplier) =>
      `${supplier} rejected your order. The following products will not be delivered or charged.`,
  },
  seeOrder: 'See the order',
  delivery: (supplier, phone) => `For delivery, contact ${supplier} at ${phone}.`,

  restaurant: 'Restaurant',
  phone: 'Phone',
  email: 'Email',
  address: 'Delivery address',
  cases: (cases) => (cases === 1 ? '1 case' : `${cases.toLocaleString('en-CA')} cases`),
  perCase: (price) => `${price} per case`,
  removed: 'Removed',
  supplierTotal: 'Subtotal',
  total: 'Order total',
}

function numbered(number: number): string {
  return `no.${NBSP}${number}`
}

function summary({ reduced, removed }: { reduced: number; removed: number }): string {
  return [
    reduced > 0 && `${reduced} ${reduced === 1 ? 'line' : 'lines'} reduced`,
    removed > 0 && `${removed} ${removed === 1 ? 'line' : 'lines'} removed`,
  ]
    .filter(Boolean)
    .join(', ')
}
