const NBSP = '\u00a0'

const fr = {
  title: (day: string) => `Aujourd’hui, ${day}`,
  loadError: 'Impossible de charger votre journée.',
  noDeliveries: 'Aucune livraison aujourd’hui.',
  accepted: 'acceptée',
  unanswered: 'sans réponse',
  awaited: (orders: number) => (orders > 1 ? `${orders} réponses attendues` : '1 réponse attendue'),
  toAnswer: (proposals: number) =>
    proposals > 1 ? `${proposals} propositions à traiter` : '1 proposition à traiter',
  changed: (number: number, supplier: string, news: number) =>
    `nº${NBSP}${number}, ${supplier}${NBSP}: ${news > 1 ? `${news} nouveautés` : '1 nouveauté'}`,
  toDeliver: (orders: number) =>
    orders > 1 ? `${orders} commandes à livrer` : `${orders} commande à livrer`,
  unread: (orders: number) =>
    orders > 1 ? `${orders} commandes avec du nouveau` : '1 commande avec du nouveau',
  cutOffs: 'Heures limites du jour',
  cutOff: (at: string, orders: number, day: string) =>
    `${at}${NBSP}: ${orders > 1 ? `${orders} commandes` : '1 commande'} pour ${day}`,
  over: ' (passée)',
}

const en: typeof fr = {
  title: (day) => `Today, ${day}`,
  loadError: 'Your day could not be loaded.',
  noDeliveries: 'No deliveries today.',
  accepted: 'accepted',
  unanswered: 'no answer yet',
  awaited: (orders) => (orders > 1 ? `${orders} answers awaited` : '1 answer awaited'),
  toAnswer: (proposals) =>
    proposals > 1 ? `${proposals} proposals to answer` : '1 proposal to answer',
  changed: (number, supplier, news) =>
    `no.${NBSP}${number}, ${supplier}: ${news > 1 ? `${news} updates` : '1 update'}`,
  toDeliver: (orders) => `${orders} ${orders === 1 ? 'order' : 'orders'} to deliver`,
  unread: (orders) => `${orders} ${orders === 1 ? 'order' : 'orders'} with news`,
  cutOffs: 'Today’s cut-offs',
  cutOff: (at, orders, day) => `${at}: ${orders} ${orders === 1 ? 'order' : 'orders'} for ${day}`,
  over: ' (over)',
}

/** What the home page begins with: the day. */
export const todayTexts = { fr, en }
