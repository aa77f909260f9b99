import type { Texts } from '../fr.ts'

export const promotions: Texts['promotions'] = {
  tab: 'Send promotion',
  loadError: 'Your promotions could not be loaded.',
  information: [
    'You can send one promotion per hour.',
    'It is sent by email to all restaurants in the cities you serve, in your name, with your address and phone number.',
    'What you announce must be true. Every email lets restaurants unsubscribe with one click: those that do no longer receive your promotions.',
  ],
  message: 'Your promotion',
  recipients: (count) =>
    count === 0
      ? 'No restaurant in the cities you serve receives promotions right now.'
      : `Your promotion will be sent to ${restaurants(count)}.`,
  nextAllowed: (moment) => `You can send the next one from ${moment}.`,
  submit: 'Send the promotion',
  sent: 'Promotion sent',
  sentToNobody:
    'No restaurant in the cities you serve receives promotions right now. Nothing was sent.',
  history: 'Promotions sent',
  historyEmpty: 'You have not sent any promotion yet.',
  sentTo: (count) => `To ${restaurants(count)}`,

  unsubscribeTitle: 'Promotions by email',
  unsubscribe: (supplier) =>
    `Your restaurant receives promotions from ${supplier}. You can unsubscribe. You will still get the emails about your orders.`,
  stopSupplier: (supplier) => `Unsubscribe from ${supplier}`,
  stopAll: 'Stop all promotions',
  stoppedSupplier: (supplier) => `Done: you will no longer receive promotions from ${supplier}.`,
  stoppedAll: 'Done: you will no longer receive any promotions.',
  resubscribe: 'Changed your mind? Subscribe again in your account.',
  deadLink: 'This link is incomplete. Open it from the email, or go through your account.',

  choices: 'Promotions by email',
  choicesError: 'Your promotion choices could not be loaded.',
  receivesAll: 'Suppliers that deliver to your city can send you their promotions.',
  receivesNone: 'No supplier sends you promotions.',
  resumeAll: 'Receive promotions again',
  stoppedSuppliers: 'You no longer receive promotions from these suppliers:',
  resumeSupplier: (supplier) => `Receive promotions from ${supplier} again`,
  choiceSaved: 'Your choice has been saved.',
}

function restaurants(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'restaurant' : 'restaurants'}`
}
