import type { orderDelivery as french } from '../fr/order-delivery.ts'

export const orderDelivery: typeof french = {
  delivery: (day, window) => `Delivery ${day}, ${window}`,
  ofSupplier: (supplier, day, window) => `${supplier}: delivery ${day}, ${window}`,
  changeableUntil: (cutOff) => `Can be changed until ${cutOff}`,
  lateForRestaurant: 'To be confirmed by the supplier',
  lateForSupplier: 'Placed after the cut-off: confirm this day by accepting the order',
  late: 'to confirm',
  poNumber: 'Your order number',
  note: 'Note to the supplier',
  poNumberOfRestaurant: 'The restaurant’s order number',
  noteOfRestaurant: 'Note from the restaurant',
}
