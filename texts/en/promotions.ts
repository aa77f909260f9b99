import type { Texts } from '../fr.ts'

export const promotions: Texts['promotions'] = {
  tab: 'Send promotion',
  loadError: 'Your promotions could not be loaded.',
  information: [
    'You can send one promotion per hour.',
    'It goes by email to all restaurants in your delivery cities, in your name, with your address and phone number.',
    'What you announce must be true. Every email lets its reader unsubscribe with one click: whoever does gets no more of your promotions.',
  ],
  message: 'Your promotion',
  recipients: (count) =>
    count === 0
      ? 'Right now no restaurant would receive your promotion.'
      : `Your promotion will go to ${restaurants(count)}.`,
  next: (moment) => `You can send the next one from ${moment}.`,
  submit: 'Send the promotion',
  sent: 'Promotion sent',
  sentToNobody: 'No restaurant in your cities takes promotions right now. Nothing was sent.',
  past: 'Promotions sent',
  nonePast: 'You have not sent any promotion yet.',
  sentTo: (count) => `To ${restaurants(count)}`,

  unsubscribeTitle: 'Promotions by email',
  unsubscribe: (supplier) =>
    `Your restaurant receives promotions from ${supplier}. You can stop them: your orders and the emails about them do not depend on it.`,
  endOfSupplier: (supplier) => `Stop those from ${supplier}`,
  endOfAll: 'Stop those from all suppliers',
  endedOfSupplier: (supplier) => `Done: you will receive no more promotions from ${supplier}.`,
  endedOfAll: 'Done: you will receive no more promotions from any supplier.',
  undo: 'Changed your mind? Your account lets you receive them again.',
  deadLink: 'This link is not complete. Open it from the email, or go through your account.',
  toAccount: 'Go to my account',

  choices: 'Promotions by email',
  choicesError: 'Your promotion choices could not be loaded.',
  takesAll: 'Suppliers who deliver to your city may announce their promotions to you.',
  takesNone: 'No supplier sends you promotions.',
  takeNone: 'Stop receiving them',
  takeAgain: 'Receive them again',
  ended: 'You no longer receive those from these suppliers:',
  takeAgainOf: (supplier) => `Receive promotions from ${supplier} again`,
  chosen: 'Your choice is saved',
}

function restaurants(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'restaurant' : 'restaurants'}`
}
