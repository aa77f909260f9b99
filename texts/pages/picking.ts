import { choices as choicesEn } from '../en/choices.ts'
import { choices as choicesFr } from '../fr/choices.ts'

/** Orders as whoever picks them reads them: cases, never a price. */
const NBSP = '\u00a0'
const severalFr = (count: number, one: string, many: string) =>
  `${count}${NBSP}${count > 1 ? many : one}`

const fr = {
  keep: choicesFr.keep,
  keptAt: (keep: string, place: string) => `${keep}${NBSP}: ${place}`,
  title: 'Liste de préparation',
  order: 'Commande à préparer',
  open: 'Liste de préparation',
  views: 'Présentation de la liste',
  byProduct: 'Par produit',
  byOrder: 'Par commande',
  toPick: 'Produits à préparer',
  none: 'Aucune commande à préparer. Les nouvelles s’afficheront ici.',
  noneAccepted: 'Aucune commande acceptée à préparer.',
  seeNew: (orders: number) =>
    orders > 1 ? `Répondre aux ${orders} nouvelles commandes` : 'Répondre à la nouvelle commande',
  loadError: 'Impossible de charger les commandes à préparer.',
  listError: 'Impossible de charger la liste de préparation.',
  orderError: 'Impossible de charger la commande.',
  lines: (lines: number) => (lines > 1 ? `${lines} produits` : `${lines} produit`),
  notAccepted: 'Pas encore acceptée',
  otherStatus: {
    pending: 'Cette commande n’est pas encore acceptée. Les quantités peuvent changer.',
    done: 'Cette commande est terminée.',
    cancelled: 'Cette commande a été refusée. Il n’y a rien à préparer.',
  },

  asOf: (moment: string) => `État du ${moment}`,
  orders: (orders: number) => severalFr(orders, 'commande acceptée', 'commandes acceptées'),
  unanswered: (orders: number) =>
    severalFr(orders, 'commande sans réponse', 'commandes sans réponse'),
  later: (orders: number) =>
    `La liste présente les plus anciennes; ${severalFr(orders, 'autre suivra', 'autres suivront')} quand elles seront terminées.`,
  firstOrders: (orders: number) =>
    `La liste présente les ${orders.toLocaleString('fr-CA')} premières commandes; les autres suivront quand elles seront terminées.`,
  picked: (cases: number, all: number) =>
    `${severalFr(cases, 'caisse préparée', 'caisses préparées')} sur ${all}`,
  left: (left: number, all: number) => `Reste ${left} sur ${severalFr(all, 'caisse', 'caisses')}`,
  pickedBy: (name: string) => `Préparé par ${name}`,
  formerMember: 'un ancien membre',
  pickedBefore: (name: string, product: string) => `${name} avait déjà préparé${NBSP}: ${product}`,
  waiting:
    'Ce que vous cochez est gardé sur cet appareil et sera envoyé au retour de la connexion.',

  printList: 'Imprimer la liste',
  printSheets: (orders: number) =>
    orders > 1 ? `Imprimer les ${orders} bons de préparation` : 'Imprimer le bon de préparation',
  printOrder: 'Imprimer',
  sheet: 'Bon de préparation',
  printNotStored:
    'L’impression n’a pas été notée. Les modifications qui suivent ne seront pas signalées.',
  printed: (moment: string, name: string) => `Imprimée le ${moment} par ${name}.`,
  unchangedSince: 'Rien n’a changé depuis.',
  addedSince: (orders: number, names: string) =>
    `${severalFr(orders, 'commande de plus', 'commandes de plus')} (${names})`,
  linesChangedSince: (orders: number, names: string) =>
    `${severalFr(orders, 'commande modifiée', 'commandes modifiées')} (${names})`,
  endedSince: (orders: number) => severalFr(orders, 'commande terminée', 'commandes terminées'),
  changedSince: (changes: string) => `Depuis${NBSP}: ${changes}.`,
  moreSincePrint: (cases: number) =>
    `${severalFr(cases, 'caisse', 'caisses')} de plus qu’à l’impression`,
}

const severalEn = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`

const en: typeof fr = {
  keep: choicesEn.keep,
  keptAt: (keep, place) => `${keep}: ${place}`,
  title: 'Pick list',
  order: 'Order to pick',
  open: 'Pick list',
  views: 'How the list is shown',
  byProduct: 'By product',
  byOrder: 'By order',
  toPick: 'Products to pick',
  none: 'No orders to pick. New ones will appear here.',
  noneAccepted: 'No accepted orders to pick.',
  seeNew: (orders) => (orders === 1 ? 'Answer the new order' : `Answer the ${orders} new orders`),
  loadError: 'The orders to pick could not be loaded.',
  listError: 'The pick list could not be loaded.',
  orderError: 'The order could not be loaded.',
  lines: (lines) => (lines === 1 ? `${lines} product` : `${lines} products`),
  notAccepted: 'Not accepted yet',
  otherStatus: {
    pending: 'This order is not accepted yet. Quantities may change.',
    done: 'This order is done.',
    cancelled: 'This order was rejected. There is nothing to pick.',
  },

  asOf: (moment) => `As of ${moment}`,
  orders: (orders) => severalEn(orders, 'accepted order', 'accepted orders'),
  unanswered: (orders) => severalEn(orders, 'unanswered order', 'unanswered orders'),
  later: (orders) =>
    `The list has the oldest; ${severalEn(orders, 'other follows', 'others follow')} once they are done.`,
  firstOrders: (orders) =>
    `The list has the first ${orders.toLocaleString('en-CA')} orders; the others follow once they are done.`,
  picked: (cases, all) => `${severalEn(cases, 'case', 'cases')} of ${all} picked`,
  left: (left, all) => `${left} of ${severalEn(all, 'case', 'cases')} left`,
  pickedBy: (name) => `Picked by ${name}`,
  formerMember: 'a former member',
  pickedBefore: (name, product) => `${name} had already picked: ${product}`,
  waiting: 'What you tick is stored on this device and will be sent when the connection is back.',

  printList: 'Print the list',
  printSheets: (orders) =>
    orders === 1 ? 'Print the picking slip' : `Print the ${orders} picking slips`,
  printOrder: 'Print',
  sheet: 'Picking slip',
  printNotStored: 'The print was not recorded. Changes after it will not be pointed out.',
  printed: (moment, name) => `Printed on ${moment} by ${name}.`,
  unchangedSince: 'Nothing has changed since.',
  addedSince: (orders, names) => `${severalEn(orders, 'more order', 'more orders')} (${names})`,
  linesChangedSince: (orders, names) =>
    `${severalEn(orders, 'order changed', 'orders changed')} (${names})`,
  endedSince: (orders) => severalEn(orders, 'order done', 'orders done'),
  changedSince: (changes) => `Since then: ${changes}.`,
  moreSincePrint: (cases) => `${severalEn(cases, 'case', 'cases')} more than when printed`,
}

export const pickingTexts = { fr, en }
