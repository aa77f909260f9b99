import type { PageTexts } from '../fr/page-texts.ts'
import { receivingReasons } from './receiving-reasons.ts'

export const orderThread: PageTexts['orderThread'] = {
  title: 'Messages and changes',
  titleWith: (name) => `Messages and changes with ${name}`,
  loadError: 'The messages of this order could not be loaded.',
  none: (name) => `No messages yet. Write to ${name} about this order.`,
  earlier: 'Show what came before',
  unread: 'New',

  step: {
    pending: 'Order placed',
    acknowledged: 'Order accepted',
    done: 'Order done',
    refused: 'Order rejected',
    withdrawn: 'Order cancelled',
  },
  changed: (product, old, now) => `${product}: ${old} → ${now}`,
  changedAloud: (product, old, now) => `${product}: ${now} instead of ${old}`,
  added: (product, cases) => `${product}: added, ${cases} ${cases > 1 ? 'cases' : 'case'}`,
  removed: (product, cases) => `${product}: removed, ${cases} ${cases > 1 ? 'cases' : 'case'}`,
  dayChanged: (old, now) => `Delivery: ${now} instead of ${old}`,
  kind: {
    proposed: 'Proposal sent',
    withdrawn: 'Proposal withdrawn',
    answered: 'Answer to the proposal',
    lapsed: 'Proposal left without an answer',
    day_changed: 'Delivery day changed',
    received: 'Delivery received',
    credit_asked: 'Credit asked for',
    credit_answered: 'Credit request answered',
  },
  receivedCases: (product, cases) =>
    `${product}: received in good order, ${cases} ${cases === '1' ? 'case' : 'cases'}`,
  amountOf: (what, amount) => `${what}: ${amount}`,
  creditWithdrawn: 'Credit request withdrawn',
  creditGranted: (granted, asked) => `Credit granted: ${granted} of ${asked}`,
  receivingReasons,
  by: (name) => `by ${name}`,
  memberOf: (business) => `a former member, ${business}`,
  nameOf: (name, business) => `${name}, ${business}`,
  you: 'You',
  byYou: 'by you',
  byHalles: 'by Halles',
  erased: 'Message deleted',

  message: 'Your message',
  send: 'Send',
  sending: 'Sending the message…',
  sent: 'Message sent',
  tooLong: (over) =>
    `This message is ${over} ${over > 1 ? 'characters' : 'character'} too long. Shorten it.`,
  offline:
    'Offline. This message is not sent. It stays here: send it as soon as the connection is back.',
  notSent: (why) => `This message is not sent. ${why}`,
  closed: 'This conversation is over.',
}
