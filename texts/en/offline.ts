import type { Texts } from '../fr.ts'

export const offline: Texts['offline'] = {
  // In brackets: "2:05 p.m." ends with a point of its own.
  seenAt: (when) => `Offline (data as of ${when}).`,
  nothingSeen: 'Offline. Some data is not available.',
  at: (time) => time,
  on: (moment) => moment,
  cartKeeps: 'Your cart changes are kept.',

  cartAsSeen:
    'Offline. You can change the cart: your changes will be sent as soon as the connection is back.',
  cartWaits: (lines) =>
    lines > 1
      ? `${lines} changes are waiting for the connection. They will be sent automatically.`
      : 'One change is waiting for the connection. It will be sent automatically.',
  cartSent: 'The cart is up to date: your changes have been sent.',
  bothChanged: (name, here, there) =>
    `${name}: quantity also changed on another device. On this device: ${amount(here)}; on the other: ${amount(there)}. We kept the quantity from this device.`,
  takeOther: (there) => (there === 0 ? 'Remove' : `Set ${casesOf(there)}`),
  keepMine: (here) => (here === 0 ? 'Leave it removed' : `Keep ${casesOf(here)}`),
  notSet: {
    not_found: (name) =>
      `${name}: this product is no longer offered. It was not added to the cart.`,
    cart_full: (name) => `${name}: the cart is full. This product was not added.`,
  },

  checkoutWaits: 'Offline. You can place the order as soon as the connection is back.',
  answerWaits:
    'Offline. You can send your answer as soon as the connection is back. Your changes stay on screen.',
  formWaits:
    'Offline. You can send the form as soon as the connection is back. What you typed stays on screen.',
}

function amount(cases: number): string {
  return cases === 0 ? 'removed' : casesOf(cases)
}

function casesOf(cases: number): string {
  return `${cases.toLocaleString('en-CA')} ${cases === 1 ? 'case' : 'cases'}`
}
