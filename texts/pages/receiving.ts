import { receivingReasons as receivingReasonsEn } from '../en/receiving-reasons.ts'
import { de } from '../fr/elision.ts'
import { receivingReasons as receivingReasonsFr } from '../fr/receiving-reasons.ts'

const NBSP = '\u00a0'

const fr = {
  reasons: receivingReasonsFr,

  receive: 'Recevoir la livraison',
  receiveOf: (supplier: string) => `Recevoir la livraison ${de(supplier)}`,
  correct: 'Corriger la réception',
  correctOf: (supplier: string) => `Corriger la réception ${de(supplier)}`,
  hint: 'Tout est coché. Touchez ce qui n’est pas arrivé comme convenu.',
  day: 'Reçu le',
  dayInvalid: 'Choisissez un jour entre celui de la commande et aujourd’hui.',
  asAgreed: (product: string, cases: string) => `${product}${NBSP}: ${cases}, comme convenu`,
  inGoodOrder: 'Caisses en bon état',
  whatIsWrong: (product: string) => `Ce qui ne va pas${NBSP}: ${product}`,
  reasonMissing: 'Choisissez ce qui ne va pas.',
  lineNote: (product: string) => `Note sur ${product}`,
  note: 'Note au fournisseur',
  askCredit: (amount: string) => `Réclamer un crédit de ${amount}`,
  creditUntil: (moment: string) => `À réclamer avant le ${moment}`,
  creditTooLate: 'Le délai pour faire une réclamation est passé.',
  allReceived: 'Tout est reçu',
  receiveExcept: (lines: number) =>
    lines > 1 ? `Recevoir, ${lines} lignes à signaler` : 'Recevoir, 1 ligne à signaler',
  close: 'Garder pour plus tard',
  draftRestored: 'Ce que vous aviez noté sur cet appareil est encore ici.',
  changedMeanwhile:
    'La commande a changé entre-temps. Vérifiez les lignes, puis envoyez de nouveau.',
  sent: 'Réception envoyée',
  sentWithCredit: 'Réception et réclamation envoyées',
  notSent: (message: string) => `La réception n’a pas été envoyée. ${message}`,
  waiting: 'Réception notée sur cet appareil. Elle sera envoyée dès le retour de la connexion.',
  offline: 'Hors connexion. Notez quand même\u00a0: la réception sera envoyée au retour.',

  received: (day: string) => `Reçue le ${day}`,
  by: (name: string) => `par ${name}`,
  receivedWhole: 'Tout est arrivé comme convenu.',
  casesOf: (received: string, agreed: number, areSeveral: boolean) =>
    `${received} ${areSeveral ? 'caisses' : 'caisse'} sur ${agreed} en bon état`,

  creditState: {
    asked: 'Réclamation envoyée',
    granted: 'Note de crédit accordée',
    partly: 'Note de crédit partielle',
    refused: 'Réclamation refusée',
  },
  grantedOf: (granted: string, asked: string) => `${granted} sur ${asked}`,
  settled: 'Le total de la commande ne change pas\u00a0: la note de crédit se règle entre vous.',

  requests: 'Réclamations à traiter',
  requestOf: (restaurant: string, amount: string) => `${restaurant} réclame ${amount}`,
  deliveredOn: (day: string) => `livraison du ${day}`,
  requestsError: 'Impossible de charger les réclamations.',

  answerTitle: (amount: string) => `Le restaurant réclame un crédit de ${amount}`,
  asked: (amount: string) => `Réclamé${NBSP}: ${amount}`,
  grantedFor: (product: string) => `Crédit pour ${product}`,
  grantAll: (amount: string) => `Accorder ${amount}`,
  grantPartly: 'Accorder en partie',
  refuse: 'Refuser',
  reason: 'Motif pour le restaurant',
  reasonRequired: 'Expliquez au restaurant pourquoi.',
  amountInvalid: 'Entrez un montant entre 0\u00a0$ et le montant réclamé.',
  sendPartly: (amount: string) => `Accorder ${amount}`,
  sendRefusal: 'Refuser la réclamation',
  back: 'Revenir',
  answered: 'Réponse envoyée',
}

const en: typeof fr = {
  reasons: receivingReasonsEn,

  receive: 'Receive the delivery',
  receiveOf: (supplier) => `Receive the delivery of ${supplier}`,
  correct: 'Correct what was received',
  correctOf: (supplier) => `Correct what was received of ${supplier}`,
  hint: 'Everything is ticked. Tap what did not arrive as agreed.',
  day: 'Received on',
  dayInvalid: 'Choose a day between that of the order and today.',
  asAgreed: (product, cases) => `${product}: ${cases}, as agreed`,
  inGoodOrder: 'Cases in good condition',
  whatIsWrong: (product) => `What is wrong: ${product}`,
  reasonMissing: 'Choose what is wrong.',
  lineNote: (product) => `Note on ${product}`,
  note: 'Note to the supplier',
  askCredit: (amount) => `Request a credit of ${amount}`,
  creditUntil: (moment) => `To be requested before ${moment}`,
  creditTooLate: 'The time to request a credit is over.',
  allReceived: 'Everything is here',
  receiveExcept: (lines) => `Receive, ${lines} ${lines === 1 ? 'line' : 'lines'} to report`,
  close: 'Keep for later',
  draftRestored: 'What you had noted on this device is still here.',
  changedMeanwhile: 'The order has changed in the meantime. Check the lines, then send again.',
  sent: 'Receipt sent',
  sentWithCredit: 'Receipt sent, credit requested',
  notSent: (message) => `What you received was not sent. ${message}`,
  waiting: 'Noted on this device. It will be sent as soon as the connection is back.',
  offline: 'Offline. Note it all the same: it will be sent when the connection is back.',

  received: (day) => `Received on ${day}`,
  by: (name) => `by ${name}`,
  receivedWhole: 'Everything arrived as agreed.',
  casesOf: (received, agreed) =>
    `${received} of ${agreed} ${agreed === 1 ? 'case' : 'cases'} in good condition`,

  creditState: {
    asked: 'Credit requested',
    granted: 'Credit granted',
    partly: 'Credit granted in part',
    refused: 'Credit refused',
  },
  grantedOf: (granted, asked) => `${granted} of ${asked}`,
  settled: 'The total of the order does not change: the credit is settled between you.',

  requests: 'Credit requests to answer',
  requestOf: (restaurant, amount) => `${restaurant} requests ${amount}`,
  deliveredOn: (day) => `delivery of ${day}`,
  requestsError: 'The credit requests could not be loaded.',

  answerTitle: (amount) => `The restaurant requests a credit of ${amount}`,
  asked: (amount) => `${amount} requested`,
  grantedFor: (product) => `Credit for ${product}`,
  grantAll: (amount) => `Grant ${amount}`,
  grantPartly: 'Grant in part',
  refuse: 'Refuse',
  reason: 'Reason for the restaurant',
  reasonRequired: 'Tell the restaurant why.',
  amountInvalid: 'Enter an amount between $0 and what is requested.',
  sendPartly: (amount) => `Grant ${amount}`,
  sendRefusal: 'Refuse the credit',
  back: 'Go back',
  answered: 'Answer sent',
}

/** A delivery as it is received, and the credit that is asked for it. */
export const receivingTexts = { fr, en }
