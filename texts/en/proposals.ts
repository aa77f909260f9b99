import type { PageTexts } from '../fr/page-texts.ts'

/** A sentence; a time may end with a full stop of its own. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

const cases = (count: number) => `${count} ${count > 1 ? 'cases' : 'case'}`

export const proposals: PageTexts['proposals'] = {
  titleFrom: (business) => `${business} proposes`,
  titleTo: (business) => `Your proposal to ${business}`,

  substitute: (product, of, count) => `${product} instead of ${of}, ${cases(count)}`,
  add: (product, count) => `${product}: add ${cases(count)}`,
  quantity: (product, old, now) => `${product}: ${now} instead of ${cases(old)}`,
  remove: (product, old) => `${product}: remove ${cases(old)}`,
  day: (now, old) => `Delivery on ${now} instead of ${old}`,
  proposedCases: (product, count) =>
    count === 0 ? `${product}: remove` : `${product}: ${cases(count)}`,
  proposedDay: (day) => `Delivery on ${day}`,
  instead: (price, size) => `instead of ${price}, ${size}`,
  sameTotal: 'same price',

  answerBefore: (when) => sentence(`Answer before ${when}`),
  left: (hours, minutes) => {
    const left = [
      ...(hours > 0 ? [`${hours} ${hours > 1 ? 'hours' : 'hour'}`] : []),
      ...(minutes > 0 ? [`${minutes} ${minutes > 1 ? 'minutes' : 'minute'}`] : []),
    ]
    return left.length > 0 ? `${left.join(' ')} left.` : 'Less than a minute left.'
  },
  silenceRefuses: 'Without an answer everything is refused and nothing changes.',
  waits: (business, when) =>
    `${sentence(`${business} can answer before ${when}`)} Without an answer nothing changes.`,

  accept: 'Accept',
  acceptLine: (what) => `Accept: ${what}`,
  refuse: 'Refuse',
  refuseLine: (what) => `Refuse: ${what}`,
  send: 'Send the answer',
  sendTo: (business) => `Send the answer to ${business}`,
  chooseEach: 'Choose for each line.',
  agreedSoFar: (agreed, of) => `${agreed} of ${of} ${of > 1 ? 'lines' : 'line'} accepted`,
  newTotal: (total) => `New subtotal: ${total}`,
  answered: 'Answer sent',
  withdraw: 'Withdraw the proposal',
  withdrawn: 'Proposal withdrawn',
  withdrawOf: (business) => `Withdraw the proposal to ${business}`,
  alwaysSame: 'Always accept the same or cheaper',
  alwaysSameOf: (business) => `Always accept the same or cheaper, ${business}`,
  belowMinimum: (business, missing) =>
    `${missing} would be missing to the minimum of ${business}. Accept what keeps it met.`,
  aboveLimit: 'This exceeds your limit. Ask somebody who can order.',
  dayClosed: 'This delivery day is no longer offered. Choose another one.',

  over: {
    answered: 'The proposal was answered.',
    lapsed: 'The proposal was left without an answer. Nothing has changed.',
    withdrawn: 'The proposal was withdrawn. Nothing has changed.',
  },
  status: {
    open: 'Waiting for an answer',
    answered: 'Answered',
    lapsed: 'Without an answer',
    withdrawn: 'Withdrawn',
  },
  agreed: 'accepted',
  refused: 'refused',

  proposeTo: (business) => `Propose to ${business}`,
  changeAndPropose: (business) => `Send and propose to ${business}`,
  onlyProposals: (business) =>
    `${business} has accepted this order. What you change here is proposed.`,
  moreIsProposed: (business) =>
    `Reducing and removing is done at once. What you add or raise is proposed to ${business}.`,
  lessOnly: 'A proposal waits for an answer. Until then the order can only be reduced.',
  untilWhen: (business) =>
    `${business} has some time to answer, at the latest an hour before the delivery. Without an answer nothing changes.`,
  sent: (business, when) => `Proposal sent. ${sentence(`${business} can answer before ${when}`)}`,
  newTotalIfAgreed: (total) => `New subtotal if accepted: ${total}`,
  nothingLeft: (business) => `Nothing would be left. Write to ${business} instead, or call.`,

  agreedBeforehand: (business) =>
    `${business} accepts this substitute in advance. The order is up to date.`,

  replace: 'Propose a substitute',
  replaceOf: (product) => `Propose a substitute for ${product}`,
  replaceTitle: (product) => `Substitute for ${product}`,
  search: 'Search your products',
  noneFound: 'No product found.',
  searchError: 'Your products could not be searched. Try again.',
  choose: 'Choose',
  chooseProduct: (product) => `Choose ${product}`,
  edit: 'Change',
  removeShort: 'Do not replace',
  cases: 'Cases',
  otherProduct: 'Choose another product',
  price: 'Price of a case',
  priceHelp: (price) => `Your price is ${price}. You can lower it.`,
  priceInvalid: (price) => `Enter a price between $0.01 and ${price}.`,
  total: (amount) => `Total: ${amount}`,
  take: 'Add to the answer',
  takeProposal: 'Add to the proposal',
  replacedBy: (product, count, price) =>
    `Proposed substitute: ${product}, ${cases(count)} at ${price}`,
  editReplacement: (product) => `Change the substitute for ${product}`,
  removeReplacement: (product) => `Do not replace ${product}`,
  otherDay: 'Delivery day',
  asAgreed: (day) => `As agreed, ${day}`,
  noOtherDay: 'No other day is offered in this zone.',
  daysError: 'Your delivery days could not be loaded. Try again.',
  nothingYet: 'Choose a substitute or another day.',
  stop: 'Propose nothing',
  whyItWaits: 'Offline. This choice stays here; send it as soon as the connection is back.',
}
