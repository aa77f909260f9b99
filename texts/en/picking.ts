import type { PageTexts } from '../fr/page-texts.ts'

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const picking: PageTexts['picking'] = {
  title: 'Pick list',
  order: 'Order to pick',
  open: 'Pick list',
  views: 'How the list is shown',
  byProduct: 'By product',
  byOrder: 'By order',
  toPick: 'Products to pick',
  none: 'No orders to pick. New ones will appear here.',
  noneAccepted: 'No accepted orders to pick.',
  seeNew: (orders) => (orders === 1 ? 'Answer the new order' : `Answer the ${orders} new orders`),
  loadError: 'The orders to pick could not be loaded.',
  listError: 'The pick list could not be loaded.',
  orderError: 'The order could not be loaded.',
  lines: (lines) => (lines === 1 ? `${lines} product` : `${lines} products`),
  notAccepted: 'Not accepted yet',
  otherStatus: {
    pending: 'This order is not accepted yet. Quantities may change.',
    done: 'This order is done.',
    cancelled: 'This order was rejected. There is nothing to pick.',
  },

  asOf: (moment) => `As of ${moment}`,
  orders: (orders) => several(orders, 'accepted order', 'accepted orders'),
  unanswered: (orders) => several(orders, 'order without an answer', 'orders without an answer'),
  later: (orders) =>
    `The list has the oldest; ${several(orders, 'other follows', 'others follow')} once they are done.`,
  firstOrders: (orders) =>
    `The list has the first ${orders.toLocaleString('en-CA')} orders; the others follow once they are done.`,
  picked: (cases, all) => `${several(cases, 'case', 'cases')} of ${all} picked`,
  left: (left, all) => `${left} of ${several(all, 'case', 'cases')} left`,
  pickedBy: (name) => `Picked by ${name}`,
  formerMember: 'a former member',
  pickedBefore: (name, product) => `${name} had already picked: ${product}`,
  waiting: 'What you tick is stored on this device and will be sent when the connection is back.',

  printList: 'Print the list',
  printSheets: (orders) =>
    orders === 1 ? 'Print the picking slip' : `Print the ${orders} picking slips`,
  printOrder: 'Print',
  sheet: 'Picking slip',
  printNotStored: 'The print was not recorded. Changes after it will not be pointed out.',
  printed: (moment, name) => `Printed on ${moment} by ${name}.`,
  unchangedSince: 'Nothing has changed since.',
  addedSince: (orders, names) => `${several(orders, 'more order', 'more orders')} (${names})`,
  linesChangedSince: (orders, names) =>
    `${several(orders, 'order changed', 'orders changed')} (${names})`,
  endedSince: (orders) => several(orders, 'order done', 'orders done'),
  changedSince: (changes) => `Since then: ${changes}.`,
  moreSincePrint: (cases) => `${several(cases, 'case', 'cases')} more than when printed`,
}
