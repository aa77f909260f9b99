import type { PageTexts } from '../fr/page-texts.ts'

export const orderChanges: PageTexts['orderChanges'] = {
  reasons: {
    out_of_stock: 'Out of stock',
    limited_quantity: 'Limited quantity',
    quality: 'Quality',
    discontinued: 'Discontinued',
    wrong_price: 'Wrong price',
    off_route: 'Off the route',
    late_order: 'Late order',
    quantity_mistake: 'Quantity mistake',
    wrong_product: 'Wrong product',
    event_cancelled: 'Event cancelled',
    found_elsewhere: 'Found elsewhere',
    other: 'Other',
  },
  reason: 'Reason',
  reasonForAll: 'Reason for the changed lines',
  note: 'Explain',
  noteRequired: 'Explain the reason.',
  reasonRequired: 'Choose a reason.',
  because: (reason, note) => (note === '' ? reason : `${reason}: ${note}`),

  changeableUntilAnswer: 'can be changed until it is answered',

  edit: 'Change',
  editOf: (supplier) => `Change the order to ${supplier}`,
  propose: 'Propose a change',
  proposeOf: (business) => `Propose a change to ${business}`,
  stopEditing: 'Change nothing',
  send: 'Send the changes',
  sent: 'Order changed',
  remove: (product) => `Remove ${product}`,
  restore: (product) => `Restore ${product}`,
  dropLine: (product) => `Do without ${product}`,
  add: 'Add a product',
  addFrom: (supplier) => `Products of ${supplier}`,
  addOne: (product) => `Add ${product}`,
  addShort: 'Add',
  noneFound: 'No product found.',
  newTotal: (total) => `New subtotal: ${total}`,
  onlyLess: 'An accepted order can only be reduced.',
  nothingLeft: 'Nothing would be left. Cancel the order instead.',
  belowMinimum: (supplier, missing) =>
    `${missing} would be missing to the minimum of ${supplier}. Keep enough, or cancel the order.`,
  aboveLimit: 'This change exceeds your limit. Ask somebody who can order.',

  cancel: 'Cancel the order',
  cancelOf: (supplier) => `Cancel the order to ${supplier}`,
  cancelTitle: (supplier) => `Cancel the order to ${supplier}?`,
  cancelMessage: (supplier) =>
    `We will let ${supplier} know. This is final, and nothing will be delivered.`,
  cancelled: 'Order cancelled',
  keep: 'Keep the order',

  withdrawnBy: (name) => `Cancelled by ${name}`,
  withdrawn: 'Cancelled by the restaurant',
  withdrawnFrom: (supplier) => `Order to ${supplier} cancelled by the restaurant`,
  removedByRestaurant: 'Removed by the restaurant',
  reduceAccepted: 'Reduce the order',
  allRemoved:
    'All lines are removed. Propose a substitute, or reject the order to deliver nothing.',
  sendReduction: 'Send the reduction',
  reduceTitle: 'Reduce the accepted order?',
  withReplacements: (count, restaurant) =>
    count > 1
      ? `${count} substitutes are proposed to ${restaurant}.`
      : `1 substitute is proposed to ${restaurant}.`,
  reduced: 'Order reduced',
  notAllRemoved: 'An accepted order has at least one line. Call the restaurant.',
  changedSinceShown: 'Changed just now',
}
