import type { Texts } from '../fr.ts'

export const offline: Texts['offline'] = {
  // In brackets: "2:05 p.m." ends with a point of its own.
  dataAsOf: (when) => `Offline (data as of ${when}).`,
  dataMissing: 'Offline. Some data is not available.',
  silent: (when) => `The server is not answering right now (data as of ${when}).`,
  atTime: (time) => time,
  onDay: (moment) => moment,
  cartChangesKept: 'Your cart changes are kept.',

  cartEditable:
    'Offline. You can change the cart: your changes will be sent as soon as the connection is back.',
  cartPending: (lines) =>
    lines > 1
      ? `${lines} changes are waiting for the connection. They will be sent automatically.`
      : 'One change is waiting for the connection. It will be sent automatically.',
  cartSent: 'The cart is up to date: your changes have been sent.',
  conflict: (name, here, there) =>
    `${name}: quantity also changed on another device. On this device: ${amount(here)}; on the other: ${amount(there)}. We kept the quantity from this device.`,
  takeOtherQuantity: (there) => (there === 0 ? 'Remove' : `Set ${casesOf(there)}`),
  keepThisQuantity: (here) => (here === 0 ? 'Leave it removed' : `Keep ${casesOf(here)}`),
  notAdded: {
    not_found: (name) => `${name}: this product is no longer offered. It is not in your cart.`,
    cart_full: (name) => `${name}: the cart is full. This product was not added.`,
    refused: (name) => `${name}: this change was refused. Check the quantity in your cart.`,
  },

  checkoutUnavailable: 'Offline. You can place the order as soon as the connection is back.',
  answerUnavailable:
    'Offline. You can send your answer as soon as the connection is back. Your changes stay on screen.',
  formUnavailable:
    'Offline. You can send the form as soon as the connection is back. What you typed stays on screen.',
}

function amount(cases: number): string {
  return cases === 0 ? 'removed' : casesOf(cases)
}

function casesOf(cases: number): string {
  return `${cases.toLocaleString('en-CA')} ${cases === 1 ? 'case' : 'cases'}`
}
