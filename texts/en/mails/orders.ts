import type { MailTexts } from '../../fr/mails.ts'
import { orderChangesTexts } from '../../pages/order-changes.ts'

const NBSP = '\u00a0'
const { reasons } = orderChangesTexts.en

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
  reduced: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: reduced by the supplier`,
    intro: (supplier) =>
      `${supplier} cannot deliver all that was accepted. Here is what will be delivered.`,
  },
  edited: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: changed by the restaurant`,
    intro: (restaurant) => `${restaurant} has changed its order. Here is what it requests.`,
    action: 'See the changed order',
  },
  withdrawn: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: cancelled by the restaurant`,
    intro: (restaurant) => `${restaurant} has cancelled its order. Do not deliver anything.`,
    action: 'See the cancelled order',
  },
  message: {
    subject: (number, day) => `Order ${numbered(number)} of ${day}: new message`,
    intro: (business, messages) =>
      messages > 1
        ? `${business} wrote you ${messages} messages about this order.`
        : `${business} wrote to you about this order.`,
    action: 'Read and reply',
  },
  reason: 'Reason',
  reasons,
  seeOrder: 'See the order',
  arranged: (supplier, phone) => `For delivery, contact ${supplier} at ${phone}.`,
  delivery: 'Delivery',
  // A time ends with the full stop of a.m. or p.m.
  deliveryAt: (time) => `Delivery ${time}`,
  deliveryOf: (supplier, time) => `${supplier}: delivery ${time}`,
  plannedDelivery: 'Planned delivery',
  changeable: 'Can be changed until',
  changeableUntil: (cutOff) => `The order can be changed until ${cutOff}`,
  late: 'Cut-off',
  lateForSupplier: 'passed; you confirm this day by accepting the order',
  lateForRestaurant:
    'The cut-off had passed: the supplier confirms this day by accepting the order.',
  poNumber: 'Your PO number',
  poNumberOfRestaurant: 'Restaurant’s PO number',
  note: 'Note to the supplier',
  noteOfRestaurant: 'Restaurant’s note',

  restaurant: 'Restaurant',
  phone: 'Phone',
  email: 'Email',
  address: 'Delivery address',
  cases: (cases) => (cases === 1 ? '1 case' : `${cases.toLocaleString('en-CA')} cases`),
  itemCode: (code) => `code ${code}`,
  perCase: (price) => `${price} per case`,
  byWeight: (price) => `by weight, ${price}`,
  weighed: (net, price) => `${net} weighed, ${price}`,
  estimate:
    'The amount of products sold by weight (≈) is an estimate: the weight at picking decides.',
  belowList: {
    list: () => '',
    agreed: (list) => `agreed price (list price ${list})`,
    volume: (list) => `volume price (list price ${list})`,
    special: (list) => `on special (list price ${list})`,
  },
  belowListSum: {
    restaurant: (amount) => `You save ${amount} on list prices.`,
    supplier: (amount) => `${amount} less than at your list prices.`,
  },
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
