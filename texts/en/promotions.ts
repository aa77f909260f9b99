import type { Texts } from '../fr.ts'
import { sentence } from './sentence.ts'

export const promotions: Texts['promotions'] = {
  tab: 'Send promotion',
  loadError: 'Your promotions could not be loaded.',
  information: [
    'You can send one promotion per hour.',
    'It is sent by email to the restaurants in the cities you serve that have agreed to receive promotions, in your name, with your address and phone number.',
    'Write in French; an English version may follow. What you announce must be true. Every email lets restaurants unsubscribe with one click: those that do no longer receive your promotions.',
  ],
  message: 'Your promotion',
  recipients: (count) =>
    count === 0
      ? 'Right now no restaurant in the cities you serve has agreed to receive promotions.'
      : `Your promotion will be sent to ${restaurants(count)}.`,
  nextAllowed: (moment) => sentence(`You can send the next one from ${moment}`),
  submit: 'Send the promotion',
  sent: 'Promotion sent',
  sentToNobody:
    'Nothing was sent: no restaurant in the cities you serve has agreed to receive promotions. You can try again without waiting for an hour.',
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

  choicesError: 'Your promotion choices could not be loaded.',
  resumeAll: 'Receive promotions again',
  stoppedSuppliers: 'You no longer receive promotions from these suppliers:',
  resumeSupplier: (supplier) => `Receive promotions from ${supplier} again`,
}

function restaurants(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'restaurant' : 'restaurants'}`
}
