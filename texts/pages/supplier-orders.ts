import { de } from '../fr/elision.ts'

const NBSP = '\u00a0'

const fr = {
  lines: (count: number) => `${count}${NBSP}${count > 1 ? 'lignes' : 'ligne'}`,
  cases: (count: number) => `${count}${NBSP}${count > 1 ? 'caisses' : 'caisse'}`,
  received: (time: string) => `reçue à ${time}`,
  choose: (restaurant: string, moment: string) =>
    `Sélectionner la commande ${de(restaurant)}, ${moment}`,
  chooseAll: (orders: number) => `Tout sélectionner (${orders})`,
  accept: (orders: number) => `Accepter (${orders})`,
  acceptTitle: (orders: number) =>
    orders > 1
      ? `Accepter ${orders} commandes telles quelles?`
      : 'Accepter la commande telle quelle?',
  acceptMessage: (restaurants: string, total: string) =>
    `Nous aviserons ${restaurants}. Total${NBSP}: ${total}.`,
  acceptConfirm: (orders: number) =>
    orders > 1 ? `Accepter les ${orders} commandes` : 'Accepter la commande',
  accepted: (orders: number) =>
    orders > 1 ? `${orders} commandes acceptées` : '1 commande acceptée',
  changed: (names: string, orders: number) =>
    orders > 1
      ? `Ces commandes ont changé entre-temps et n’ont pas été acceptées${NBSP}: ${names}.`
      : `Cette commande a changé entre-temps et n’a pas été acceptée${NBSP}: ${names}.`,
  failed: (names: string, orders: number) =>
    orders > 1
      ? `Ces commandes n’ont pas pu être acceptées et restent sélectionnées${NBSP}: ${names}. Réessayez.`
      : `Cette commande n’a pas pu être acceptée et reste sélectionnée${NBSP}: ${names}. Réessayez.`,
  gone: (names: string, orders: number) =>
    orders > 1
      ? `Ces commandes que vous aviez sélectionnées ont changé et ne sont plus sélectionnées${NBSP}: ${names}.`
      : `Cette commande que vous aviez sélectionnée a changé et n’est plus sélectionnée${NBSP}: ${names}.`,
  understood: 'J’ai compris',

  next: (restaurant: string) => `Commande suivante${NBSP}: ${restaurant}`,
  left: (orders: number) =>
    orders > 1 ? `${orders} commandes attendent encore` : '1 commande attend encore',
  allAnswered: 'Toutes les commandes ont reçu une réponse.',
  pickList: 'Liste de préparation',
  toProducts: 'Mettre à jour les produits et les prix',
  print: 'Imprimer',

  sound: 'Son à chaque nouvelle commande',
  soundBlocked: 'Touchez la page une fois pour que le navigateur laisse jouer le son.',

  credit: {
    asked: 'Réclamation à traiter',
    granted: 'Note de crédit accordée',
    partly: 'Note de crédit partielle',
    refused: 'Réclamation refusée',
  },

  newOrders: (orders: number) =>
    orders > 1 ? `${orders} nouvelles commandes` : `${orders} nouvelle commande`,
  toPick: (orders: number) =>
    orders > 1 ? `${orders} commandes à préparer` : `${orders} commande à préparer`,
}

const en: typeof fr = {
  lines: (count) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  cases: (count) => `${count} ${count === 1 ? 'case' : 'cases'}`,
  received: (time) => `received at ${time}`,
  choose: (restaurant, moment) => `Select the order of ${restaurant}, ${moment}`,
  chooseAll: (orders) => `Select all (${orders})`,
  accept: (orders) => `Accept (${orders})`,
  acceptTitle: (orders) =>
    orders === 1 ? 'Accept the order as is?' : `Accept ${orders} orders as they are?`,
  acceptMessage: (restaurants, total) => `We will notify ${restaurants}. Total: ${total}.`,
  acceptConfirm: (orders) => (orders === 1 ? 'Accept the order' : `Accept the ${orders} orders`),
  accepted: (orders) => (orders === 1 ? '1 order accepted' : `${orders} orders accepted`),
  changed: (names, orders) =>
    orders === 1
      ? `This order changed in the meantime and was not accepted: ${names}.`
      : `These orders changed in the meantime and were not accepted: ${names}.`,
  failed: (names, orders) =>
    orders === 1
      ? `This order could not be accepted and stays selected: ${names}. Try again.`
      : `These orders could not be accepted and stay selected: ${names}. Try again.`,
  gone: (names, orders) =>
    orders === 1
      ? `This order that you had selected has changed and no longer is: ${names}.`
      : `These orders that you had selected have changed and no longer are: ${names}.`,
  understood: 'Got it',

  next: (restaurant) => `Next order: ${restaurant}`,
  left: (orders) =>
    orders === 1 ? '1 order is still waiting' : `${orders} orders are still waiting`,
  allAnswered: 'Every order has an answer.',
  pickList: 'Pick list',
  toProducts: 'Update products and prices',
  print: 'Print',

  sound: 'Sound for each new order',
  soundBlocked: 'Touch the page once so that the browser lets the sound play.',

  credit: {
    asked: 'Credit requested',
    granted: 'Credit granted',
    partly: 'Credit granted in part',
    refused: 'Credit refused',
  },

  newOrders: (orders) => (orders === 1 ? '1 new order' : `${orders} new orders`),
  toPick: (orders) => (orders === 1 ? '1 order to pick' : `${orders} orders to pick`),
}

/** The orders of a supplier as its morning's work. */
export const supplierOrdersTexts = { fr, en }
