const NBSP = '\u00a0'
const severalFr = (count: number, one: string, many: string) =>
  `${count}${NBSP}${count > 1 ? many : one}`

const fr = {
  arranged: 'Livraison à convenir',
  noZone: 'Sans secteur',
  daysError: 'Impossible de charger les jours de livraison.',
  noDays: 'Aucune commande ouverte à livrer. Les nouvelles s’afficheront ici.',
  accepted: (orders: number) => severalFr(orders, 'commande acceptée', 'commandes acceptées'),
  cases: (cases: number) => severalFr(cases, 'caisse', 'caisses'),
  unanswered: (orders: number) =>
    severalFr(orders, 'commande sans réponse', 'commandes sans réponse'),
  today: 'Aujourd’hui',
  past: 'Jour passé',
  orders: 'Commandes',
  pickList: 'Liste de préparation',
  routeSheet: 'Feuille de route',
  /** What a link is of, for whoever hears it alone. */
  of: (what: string, day: string) => `${what}, ${day}`,
  zones: (day: string) => `Secteurs, ${day}`,
  allDays: 'Tous les jours',
  waiting: 'Sans réponse',
  acceptedOrders: 'Acceptées',
  ordersError: 'Impossible de charger les commandes de ce jour.',
  noOrders: 'Aucune commande ouverte ce jour-là.',

  chooseDay: 'Jour de livraison',
  chooseZone: 'Secteur',
  allOrders: 'Toutes les commandes',
  allZones: 'Tous les secteurs',
  pickTitle: (day: string) => `Préparation du ${day}`,
  routeTitle: (day: string) => `Feuille de route du ${day}`,
  noneThatDay: (day: string) => `Aucune commande acceptée à livrer le ${day}.`,
  nextDay: (day: string) => `Prochaine livraison${NBSP}: ${day}`,

  routeError: 'Impossible de charger la feuille de route.',
  asOf: (moment: string) => `État du ${moment}`,
  stops: (stops: number) => severalFr(stops, 'arrêt', 'arrêts'),
  stopList: 'Arrêts, dans l’ordre de livraison',
  later: (orders: number) =>
    `${severalFr(orders, 'autre commande suivra', 'autres commandes suivront')} quand celles-ci seront terminées.`,
  print: 'Imprimer la feuille de route',
  /** Between which times: « de 6 h à 10 h ». */
  window: (window: string) => `Livraison ${window}`,
  load: (lines: number, cases: number) =>
    `${severalFr(lines, 'produit', 'produits')}, ${severalFr(cases, 'caisse', 'caisses')}`,
  poNumber: (number: string) => `Nº de bon de commande${NBSP}: ${number}`,
  note: (note: string) => `Note${NBSP}: ${note}`,
  call: (phone: string) => `Téléphone${NBSP}: ${phone}`,
  signature: 'Reçu par (signature)',
  up: (name: string) => `Monter ${name}`,
  down: (name: string) => `Descendre ${name}`,
  drag: 'Glisser pour changer l’ordre',
  moved: (name: string, place: number, stops: number) => `${name}, arrêt ${place} sur ${stops}`,
  noReordering: 'Sans connexion, l’ordre des arrêts ne peut pas être changé.',
}

const severalEn = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`

const en: typeof fr = {
  arranged: 'Delivery to be arranged',
  noZone: 'No zone',
  daysError: 'The delivery days could not be loaded.',
  noDays: 'No open orders to deliver. New ones will appear here.',
  accepted: (orders) => severalEn(orders, 'accepted order', 'accepted orders'),
  cases: (cases) => severalEn(cases, 'case', 'cases'),
  unanswered: (orders) => severalEn(orders, 'unanswered order', 'unanswered orders'),
  today: 'Today',
  past: 'Past day',
  orders: 'Orders',
  pickList: 'Pick list',
  routeSheet: 'Route sheet',
  of: (what, day) => `${what}, ${day}`,
  zones: (day) => `Zones, ${day}`,
  allDays: 'All days',
  waiting: 'Unanswered',
  acceptedOrders: 'Accepted',
  ordersError: 'The orders of this day could not be loaded.',
  noOrders: 'No open orders that day.',

  chooseDay: 'Delivery day',
  chooseZone: 'Zone',
  allOrders: 'All orders',
  allZones: 'All zones',
  pickTitle: (day) => `Pick list of ${day}`,
  routeTitle: (day) => `Route sheet of ${day}`,
  noneThatDay: (day) => `No accepted orders to deliver on ${day}.`,
  nextDay: (day) => `Next delivery: ${day}`,

  routeError: 'The route sheet could not be loaded.',
  asOf: (moment) => `As of ${moment}`,
  stops: (stops) => severalEn(stops, 'stop', 'stops'),
  stopList: 'Stops, in the order of delivery',
  later: (orders) =>
    `${severalEn(orders, 'other order follows', 'other orders follow')} once these are done.`,
  print: 'Print the route sheet',
  window: (window) => `Delivery ${window}`,
  load: (lines, cases) =>
    `${severalEn(lines, 'product', 'products')}, ${severalEn(cases, 'case', 'cases')}`,
  poNumber: (number) => `PO number: ${number}`,
  note: (note) => `Note: ${note}`,
  call: (phone) => `Phone: ${phone}`,
  signature: 'Received by (signature)',
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  drag: 'Drag to change the order',
  moved: (name, place, stops) => `${name}, stop ${place} of ${stops}`,
  noReordering: 'The order of the stops cannot be changed without a connection.',
}

export const byDayTexts = { fr, en }
