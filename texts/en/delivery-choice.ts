import type { deliveryChoice as french } from '../fr/delivery-choice.ts'

const NBSP = '\u00a0'

export const deliveryChoice: typeof french = {
  legend: (supplier) => `Delivery day, ${supplier}`,
  day: 'Delivery day',
  arranged: 'Delivery to be arranged with the supplier.',
  none: 'This supplier offers no delivery day within three weeks. Contact them, or remove their products.',
  moreDays: (count) => `${count} more days`,
  late: 'to confirm',
  before: (cutOff) => `before ${cutOff}`,
  chosen: (day, window) => `Delivery ${day}, ${window}`,
  orderBefore: (cutOff) => `Order before ${cutOff}`,
  timeLeft: (hours, minutes) =>
    hours > 0 ? `${hours}${NBSP}h ${minutes}${NBSP}min left.` : `${minutes}${NBSP}min left.`,
  lateHint: 'The cut-off has passed: the supplier confirms this day when they accept the order.',
  closed: (day) => `${day}: this day is no longer offered. Choose another one.`,
  chooseFirst: 'Choose a delivery day.',
  noneOffered: 'A supplier offers no delivery day.',
  remarks: 'Order number and note',
  remarksSaid: 'Order number and note: filled in',
  poNumber: 'Your order number',
  note: 'Note to the supplier',
  loadError: 'The delivery days could not be loaded.',
  offline: 'Without a connection the delivery day cannot be changed.',
}
