import type { PageTexts } from '../fr/page-texts.ts'

export const supplierOrders: PageTexts['supplierOrders'] = {
  lines: (count) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  cases: (count) => `${count} ${count === 1 ? 'case' : 'cases'}`,
  received: (time) => `received at ${time}`,
  choose: (restaurant, moment) => `Select the order of ${restaurant}, ${moment}`,
  chooseAll: (orders) => `Select all (${orders})`,
  accept: (orders) => `Accept (${orders})`,
  acceptTitle: (orders) =>
    orders === 1 ? 'Accept the order as is?' : `Accept ${orders} orders as they are?`,
  acceptMessage: (restaurants, total) => `We will notify ${restaurants}. Total: ${total}.`,
  acceptConfirm: (orders) => (orders === 1 ? 'Accept the order' : `Accept the ${orders} orders`),
  accepted: (orders) => (orders === 1 ? '1 order accepted' : `${orders} orders accepted`),
  changed: (names, orders) =>
    orders === 1
      ? `This order changed in the meantime and was not accepted: ${names}.`
      : `These orders changed in the meantime and were not accepted: ${names}.`,
  failed: (names, orders) =>
    orders === 1
      ? `This order could not be accepted and stays selected: ${names}. Try again.`
      : `These orders could not be accepted and stay selected: ${names}. Try again.`,
  gone: (names, orders) =>
    orders === 1
      ? `This order that you had selected has changed and no longer is: ${names}.`
      : `These orders that you had selected have changed and no longer are: ${names}.`,
  understood: 'Got it',

  next: (restaurant) => `Next order: ${restaurant}`,
  left: (orders) =>
    orders === 1 ? '1 order is still waiting' : `${orders} orders are still waiting`,
  allAnswered: 'Every order has an answer.',
  pickList: 'Pick list',
  toProducts: 'Update products and prices',
  print: 'Print',

  sound: 'Sound for each new order',
  soundBlocked: 'Touch the page once so that the browser lets the sound play.',

  credit: {
    asked: 'Credit asked for',
    granted: 'Credit granted',
    partly: 'Credit granted in part',
    refused: 'Credit refused',
  },

  work: 'Today',
  newOrders: (orders) => (orders === 1 ? '1 new order' : `${orders} new orders`),
  toPick: (orders) => (orders === 1 ? '1 order to pick' : `${orders} orders to pick`),
}
