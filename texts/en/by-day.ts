import type { PageTexts } from '../fr/page-texts.ts'

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const byDay: PageTexts['byDay'] = {
  arranged: 'Delivery to be arranged',
  noZone: 'No zone',
  daysError: 'The delivery days could not be loaded.',
  noDays: 'No open orders to deliver. New ones will appear here.',
  accepted: (orders) => several(orders, 'accepted order', 'accepted orders'),
  cases: (cases) => several(cases, 'case', 'cases'),
  unanswered: (orders) => several(orders, 'order without an answer', 'orders without an answer'),
  today: 'Today',
  past: 'Past day',
  orders: 'Orders',
  pickList: 'Pick list',
  routeSheet: 'Route sheet',
  of: (what, day) => `${what}, ${day}`,
  zones: (day) => `Zones, ${day}`,
  allDays: 'All days',
  waiting: 'Without an answer',
  acceptedOrders: 'Accepted',
  ordersError: 'The orders of this day could not be loaded.',
  noOrders: 'No open orders that day.',

  chooseDay: 'Delivery day',
  chooseZone: 'Zone',
  allOrders: 'All orders',
  allZones: 'All zones',
  pickTitle: (day) => `Pick list of ${day}`,
  routeTitle: (day) => `Route sheet of ${day}`,
  noneThatDay: (day) => `No accepted orders to deliver on ${day}.`,
  nextDay: (day) => `Next delivery: ${day}`,

  routeError: 'The route sheet could not be loaded.',
  asOf: (moment) => `As of ${moment}`,
  stops: (stops) => several(stops, 'stop', 'stops'),
  stopList: 'Stops, in the order of delivery',
  later: (orders) =>
    `${several(orders, 'other order follows', 'other orders follow')} once these are done.`,
  print: 'Print the route sheet',
  window: (window) => `Delivery ${window}`,
  load: (lines, cases) =>
    `${several(lines, 'product', 'products')}, ${several(cases, 'case', 'cases')}`,
  poNumber: (number) => `PO number: ${number}`,
  note: (note) => `Note: ${note}`,
  call: (phone) => `Phone: ${phone}`,
  signature: 'Received by (signature)',
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  drag: 'Drag to change the order',
  moved: (name, place, stops) => `${name}, stop ${place} of ${stops}`,
  noReordering: 'The order of the stops cannot be changed without a connection.',
}
