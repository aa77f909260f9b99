import type { Texts } from '../fr.ts'

const NBSP = '\u00a0'

export const orders: Texts['orders'] = {
  tab: 'Orders',
  loadError: 'The orders could not be loaded.',
  orderError: 'The order could not be changed. Try again.',
  fetchError: 'The order could not be loaded.',

  restaurantStatus: { active: 'Active', done: 'Done' },
  supplierStatus: {
    pending: 'Pending',
    acknowledged: 'Accepted',
    done: 'Done',
    cancelled: 'Rejected',
  },
  lineState: {
    pending: 'Pending',
    accepted: 'Accepted',
    modified: 'Modified',
    cancelled: 'Removed',
  },
  restaurantTabs: { active: 'Active', done: 'Done' },
  byDayTab: 'By delivery day',
  supplierTabs: { pending: 'New', acknowledged: 'Accepted', done: 'Done' },

  noActive: 'No active orders.',
  noDone: 'No completed orders yet.',
  noPending: 'No new orders. They will appear here.',
  noAcknowledged: 'No accepted orders to deliver.',
  browse: 'Browse products',

  order: 'Order',
  orderOf: (number, day) => `Order no.${NBSP}${number} of ${day}`,
  number: (number) => `no.${NBSP}${number}`,
  count: (orders) => (orders === 1 ? '1 order' : `${orders} orders`),
  itemCode: (code) => `Code ${code}`,
  cases: (cases) => (cases === 1 ? '1 case' : `${cases} cases`),
  casesInsteadOf: (cases, original) =>
    cases === 1 ? `1 case instead of ${original}` : `${cases} cases instead of ${original}`,
  unread: (entries) => `${entries} new`,
  unreadOrders: (orders) => `${orders} unread`,
  total: 'Total',
  groupTotal: 'Total',
  groupTotalShown: 'Total shown',
  shown: (orders) =>
    orders === 1 ? 'The most recent order' : `${orders} orders shown, the most recent ones`,
  loadMore: 'Show older orders',
  orderTotal: 'Order total',
  supplierTotal: 'Subtotal',

  product: 'Product',
  price: 'Price per case',
  quantityPerCase: 'Quantity per case',
  pricePerUnit: 'Price per unit',
  quantity: 'Quantity',
  byWeight: (price) => `by weight, ${price}`,
  weighed: (net, price) => `${net} weighed, ${price}`,
  lineTotal: 'Line total',
  actions: 'Actions',
  restaurant: 'Restaurant',
  phone: 'Phone',
  email: 'Email',
  address: 'Delivery address',

  step: {
    active: (name) => `Placed by ${name}`,
    pending: (name) => `Placed by ${name}`,
    acknowledged: (name) => `Accepted by ${name}`,
    cancelled: (name) => `Rejected by ${name}`,
    done: (name) => `Marked as done by ${name}`,
  },
  formerMember: 'former member',

  setToDone: 'Mark as done',
  setToDoneTitle: 'Mark the order as done?',
  restaurantDoneMessage: 'It moves to your completed orders.',
  supplierDoneMessage: 'The order is delivered and moves to your completed orders.',
  setToDoneSuccess: 'Order marked as done',

  remove: (name) => `Remove ${name}`,
  restore: (name) => `Restore ${name}`,
  accept: 'Accept as is',
  sendChanges: 'Send the changes',
  discardChanges: 'Undo the changes',
  reject: 'Reject the order',
  acceptTitle: 'Accept the order as is?',
  acceptMessage: (restaurant, total) => `We will notify ${restaurant}. Total: ${total}.`,
  sendChangesTitle: 'Accept the order with these changes?',
  rejectTitle: 'Reject the whole order?',
  rejectMessage: (restaurant) =>
    `We will notify ${restaurant} of the rejection. This cannot be undone.`,
  changes: ({ reduced, removed, total }) =>
    `${[
      reduced > 0 && `${reduced} ${reduced === 1 ? 'line' : 'lines'} reduced`,
      removed > 0 && `${removed} ${removed === 1 ? 'line' : 'lines'} removed`,
      `new total: ${total}`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  everyLineRemoved: 'All lines are removed. To deliver nothing, reject the order.',
  accepted: 'Order accepted',
  rejected: 'Order rejected',
  acceptedWithChanges: 'Order accepted with changes',
  changedMeanwhile: 'The order changed in the meantime. Here is its current state.',
  changesNotSent: 'This order was answered from another device. Your changes were not sent.',
}
