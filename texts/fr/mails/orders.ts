import { orderChangesTexts } from '../../pages/order-changes.ts'

const NBSP = '\u00a0'
const { reasons } = orderChangesTexts.fr

/** Mails about an order, to its suppliers and to the restaurant. */
export const orders = {
  received: {
    subject: (number: number, day: string) => `Nouvelle commande ${numbered(number)} du ${day}`,
    intro: (restaurant: string) =>
      `${restaurant} vous a passé une commande. Acceptez-la, modifiez-la ou refusez-la.`,
    action: 'Répondre à la commande',
  },
  placed: {
    subject: (number: number, day: string) =>
      `Votre commande ${numbered(number)} du ${day} a été envoyée`,
    intro: (suppliers: number) =>
      suppliers > 1
        ? `Votre commande a été envoyée à ${suppliers} fournisseurs. Vous recevrez un courriel à chaque réponse.`
        : 'Votre commande a été envoyée au fournisseur. Vous recevrez un courriel dès sa réponse.',
    action: 'Suivre la commande',
  },
  accepted: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: acceptée`,
    intro: (supplier: string) => `${supplier} a accepté votre commande telle quelle.`,
  },
  changed: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: acceptée avec modifications`,
    intro: (supplier: string, changes: { reduced: number; removed: number }) =>
      `${supplier} a accepté votre commande avec des modifications${NBSP}: ${summary(changes)}.`,
  },
  rejected: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: refusée`,
    intro: (supplier: string) =>
      `${supplier} a refusé votre commande. Les produits suivants ne seront ni livrés ni facturés.`,
  },
  reduced: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: réduite par le fournisseur`,
    intro: (supplier: string) =>
      `${supplier} ne pourra pas livrer tout ce qui avait été accepté. Voici ce qui sera livré.`,
  },
  edited: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: modifiée par le restaurant`,
    intro: (restaurant: string) => `${restaurant} a modifié sa commande. Voici ce qu’il demande.`,
    action: 'Voir la commande modifiée',
  },
  withdrawn: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: annulée par le restaurant`,
    intro: (restaurant: string) => `${restaurant} a annulé sa commande. Ne livrez rien.`,
    action: 'Voir la commande annulée',
  },
  message: {
    subject: (number: number, day: string) =>
      `Commande ${numbered(number)} du ${day}${NBSP}: nouveau message`,
    intro: (business: string, messages: number) =>
      messages > 1
        ? `${business} vous a écrit ${messages} messages au sujet de cette commande.`
        : `${business} vous a écrit au sujet de cette commande.`,
    action: 'Lire et répondre',
  },
  reason: 'Motif',
  reasons,
  seeOrder: 'Voir la commande',
  /** Where no day was agreed. */
  arranged: (supplier: string, phone: string) =>
    `Pour la livraison, communiquez avec ${supplier} au ${phone}.`,
  delivery: 'Livraison',
  deliveryAt: (time: string) => `Livraison ${time}.`,
  deliveryOf: (supplier: string, time: string) => `${supplier}${NBSP}: livraison ${time}.`,
  /** Of an order that was refused or taken back. */
  plannedDelivery: 'Livraison prévue',
  changeable: 'Modifiable jusqu’au',
  changeableUntil: (cutOff: string) => `Commande modifiable jusqu’au ${cutOff}.`,
  late: 'Heure limite',
  lateForSupplier: 'passée; vous confirmez ce jour en acceptant la commande',
  lateForRestaurant:
    'L’heure limite était passée\u00a0: le fournisseur confirme ce jour en acceptant la commande.',
  poNumber: 'Votre nº de bon de commande',
  poNumberOfRestaurant: 'Nº de bon de commande',
  note: 'Note au fournisseur',
  noteOfRestaurant: 'Note du restaurant',

  restaurant: 'Restaurant',
  phone: 'Téléphone',
  email: 'Courriel',
  address: 'Adresse de livraison',
  cases: (cases: number) => {
    const count = cases.toLocaleString('fr-CA')
    return cases > 1 ? `${count} caisses` : `${count} caisse`
  },
  itemCode: (code: string) => `code ${code}`,
  perCase: (price: string) => `${price} la caisse`,
  /** Why a case costs less than everyone is asked, and what that is. */
  /** How many kilograms or pounds there are of what is sold by weight, and at what price. */
  byWeight: (price: string) => `au poids, ${price}`,
  weighed: (net: string, price: string) => `${net} pesés, ${price}`,
  estimate:
    'Le montant des produits au poids (≈) est une estimation\u00a0: le poids pesé fait foi.',
  belowList: {
    list: (_list: string) => '',
    agreed: (list: string) => `prix convenu (prix courant ${list})`,
    volume: (list: string) => `prix de quantité (prix courant ${list})`,
    special: (list: string) => `en solde (prix courant ${list})`,
  },
  belowListSum: {
    restaurant: (amount: string) => `Vous épargnez ${amount} sur les prix courants.`,
    supplier: (amount: string) => `${amount} de moins qu’à vos prix courants.`,
  },
  removed: 'Retirée',
  supplierTotal: 'Sous-total',
  total: 'Total de la commande',
}

function numbered(number: number): string {
  return `nº${NBSP}${number}`
}

function summary({ reduced, removed }: { reduced: number; removed: number }): string {
  return [
    reduced > 0 && `${reduced} ${reduced > 1 ? 'lignes réduites' : 'ligne réduite'}`,
    removed > 0 && `${removed} ${removed > 1 ? 'lignes retirées' : 'ligne retirée'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
