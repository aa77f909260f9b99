/** A supplier's deliveries of one day: never a price on the sheet. */
const NBSP = '\u00a0'
const several = (count: number, one: string, many: string) =>
  `${count}${NBSP}${count > 1 ? many : one}`

export const byDay = {
  arranged: 'Livraison à convenir',
  noZone: 'Sans secteur',
  daysError: 'Impossible de charger les jours de livraison.',
  noDays: 'Aucune commande ouverte à livrer. Les nouvelles arrivent ici.',
  accepted: (orders: number) => several(orders, 'commande acceptée', 'commandes acceptées'),
  cases: (cases: number) => several(cases, 'caisse', 'caisses'),
  unanswered: (orders: number) =>
    several(orders, 'commande sans réponse', 'commandes sans réponse'),
  today: 'Aujourd’hui',
  past: 'Jour passé',
  orders: 'Commandes',
  pickList: 'Liste de ramassage',
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
  pickTitle: (day: string) => `Ramassage du ${day}`,
  routeTitle: (day: string) => `Feuille de route du ${day}`,
  noneThatDay: (day: string) => `Aucune commande acceptée à livrer le ${day}.`,
  nextDay: (day: string) => `Prochaine livraison${NBSP}: ${day}`,

  routeError: 'Impossible de charger la feuille de route.',
  asOf: (moment: string) => `État du ${moment}`,
  stops: (stops: number) => several(stops, 'arrêt', 'arrêts'),
  stopList: 'Arrêts, dans l’ordre de livraison',
  later: (orders: number) =>
    `${several(orders, 'autre commande suivra', 'autres commandes suivront')} quand celles-ci seront terminées.`,
  print: 'Imprimer la feuille de route',
  /** Between which times: « de 6 h à 10 h ». */
  window: (window: string) => `Livraison ${window}`,
  load: (lines: number, cases: number) =>
    `${several(lines, 'produit', 'produits')}, ${several(cases, 'caisse', 'caisses')}`,
  poNumber: (number: string) => `Bon de commande${NBSP}: ${number}`,
  note: (note: string) => `Note${NBSP}: ${note}`,
  call: (phone: string) => `Téléphone${NBSP}: ${phone}`,
  signature: 'Reçu par (signature)',
  up: (name: string) => `Monter ${name}`,
  down: (name: string) => `Descendre ${name}`,
  drag: 'Glisser pour changer l’ordre',
  moved: (name: string, place: number, stops: number) => `${name}, arrêt ${place} sur ${stops}`,
  noReordering: 'Sans connexion, l’ordre des arrêts ne peut pas être changé.',
}
