import { NARROW } from '../french-dates.ts'

const NBSP = '\u00a0'

const fr = {
  legend: (supplier: string) => `Jour de livraison, ${supplier}`,
  day: 'Jour de livraison',
  arranged: 'Livraison à convenir avec le fournisseur.',
  none: (supplier: string) =>
    `${supplier} n’offre aucun jour de livraison d’ici trois semaines${NBSP}: retirez ses produits ou appelez-le.`,
  moreDays: (count: number) => `${count} ${count > 1 ? 'autres jours' : 'autre jour'}`,
  late: 'à confirmer',
  before: (cutOff: string) => `avant ${cutOff}`,
  chosen: (day: string, window: string) => `Livraison ${day}, ${window}.`,
  orderBefore: (cutOff: string) => `Commandez avant le ${cutOff}.`,
  timeLeft: (hours: number, minutes: number) =>
    hours > 0
      ? `Il reste ${hours}${NARROW}h${NARROW}${String(minutes).padStart(2, '0')}.`
      : `Il reste ${minutes}${NARROW}min.`,
  lateHint:
    'L’heure limite est passée\u00a0: ce jour est à confirmer par le fournisseur quand il accepte la commande.',
  closed: (day: string) => `${day}\u00a0: ce jour n’est plus offert. Choisissez-en un autre.`,
  chooseFirst: 'Choisissez un jour de livraison.',
  ordered: (parts: string) => `Livraison\u00a0: ${parts}.`,
  orderedOf: (supplier: string, day: string) => `${supplier}, ${day}`,
  noneOffered: (supplier: string) =>
    `${supplier} n’offre aucun jour${NBSP}: retirez ses produits ou appelez-le.`,
  remarks: 'Nº de bon de commande et note',
  remarksSaid: 'Nº de bon de commande et note\u00a0: remplis',
  poNumber: 'Votre nº de bon de commande',
  note: 'Note au fournisseur',
  loadError: 'Les jours de livraison n’ont pas pu être chargés.',
  offline: 'Sans connexion, le jour de livraison ne peut pas être modifié.',
}

const en: typeof fr = {
  legend: (supplier) => `Delivery day, ${supplier}`,
  day: 'Delivery day',
  arranged: 'Delivery to be arranged with the supplier.',
  none: (supplier) =>
    `${supplier} offers no delivery day within three weeks: remove its products or call it.`,
  moreDays: (count) => `${count} more ${count === 1 ? 'day' : 'days'}`,
  late: 'to confirm',
  before: (cutOff) => `before ${cutOff}`,
  chosen: (day, window) => `Delivery ${day}, ${window}`,
  orderBefore: (cutOff) => `Order before ${cutOff}`,
  timeLeft: (hours, minutes) =>
    hours > 0 ? `${hours}${NBSP}h ${minutes}${NBSP}min left.` : `${minutes}${NBSP}min left.`,
  lateHint: 'The cut-off has passed: the supplier confirms this day when they accept the order.',
  closed: (day) => `${day}: this day is no longer offered. Choose another one.`,
  chooseFirst: 'Choose a delivery day.',
  ordered: (parts) => `Delivery: ${parts}.`,
  orderedOf: (supplier, day) => `${supplier}, ${day}`,
  noneOffered: (supplier) => `${supplier} offers no day: remove its products or call it.`,
  remarks: 'PO number and note',
  remarksSaid: 'PO number and note: filled in',
  poNumber: 'Your PO number',
  note: 'Note to the supplier',
  loadError: 'The delivery days could not be loaded.',
  offline: 'Without a connection the delivery day cannot be changed.',
}

/** Choosing the delivery day at checkout. Days, times and windows come formatted. */
export const deliveryChoiceTexts = { fr, en }
