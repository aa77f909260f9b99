import type { Texts } from '../fr.ts'

export const offline: Texts['offline'] = {
  seenAt: (when) => `Offline. Seen ${when}`,
  nothingSeen: 'Offline. What is missing will be back',
  at: (time) => `at ${time}`,
  on: (moment) => `on ${moment}`,
  cartKeeps: 'the cart keeps your changes.',

  cartAsSeen:
    'Offline. Change the cart as usual: this device keeps everything and sends it when the connection is back.',
  cartWaits: (lines) =>
    lines > 1
      ? `${lines} changes wait for the connection on this device. They will be sent by themselves.`
      : 'One change waits for the connection on this device. It will be sent by itself.',
  cartSent: 'The cart is up to date: your changes have been sent.',
  bothChanged: (name, here, there) =>
    `${name}: changed on another device too. Here, ${amount(here)}; there, ${amount(there)}. We kept what you wanted here.`,
  takeOther: (there) => (there === 0 ? 'Remove' : `Take ${casesOf(there)}`),
  keepMine: (here) => (here === 0 ? 'Leave it out' : `Keep ${casesOf(here)}`),
  notSet: {
    not_found: (name) => `${name}: can no longer be ordered. It is not in the cart.`,
    cart_full: (name) => `${name}: the cart is full. It is not in it.`,
  },

  checkoutWaits: 'Offline: the order can be placed when the connection is back.',
  answerWaits:
    'Offline: your answer can be sent when the connection is back. Your changes stay on screen.',
  formWaits: 'Offline: you can send this when the connection is back. What you typed stays here.',
}

function amount(cases: number): string {
  return cases === 0 ? 'removed' : casesOf(cases)
}

function casesOf(cases: number): string {
  return `${cases.toLocaleString('en-CA')} ${cases === 1 ? 'case' : 'cases'}`
}
