/** Orders as whoever picks them reads them: cases, never a price. */
const NBSP = '\u00a0'
const several = (count: number, one: string, many: string) =>
  `${count}${NBSP}${count > 1 ? many : one}`

export const picking = {
  title: 'Liste de ramassage',
  order: 'Commande à préparer',
  open: 'Liste de ramassage',
  views: 'Présentation de la liste',
  byProduct: 'Par produit',
  byOrder: 'Par commande',
  toPick: 'Produits à préparer',
  none: 'Aucune commande à préparer. Les nouvelles arrivent ici.',
  noneAccepted: 'Aucune commande acceptée à préparer.',
  seeNew: (orders: number) =>
    orders > 1 ? `Répondre aux ${orders} nouvelles commandes` : 'Répondre à la nouvelle commande',
  loadError: 'Impossible de charger les commandes à préparer.',
  listError: 'Impossible de charger la liste de ramassage.',
  orderError: 'Impossible de charger la commande.',
  lines: (lines: number) => (lines > 1 ? `${lines} produits` : `${lines} produit`),
  notAccepted: 'Pas encore acceptée',
  otherStatus: {
    pending: 'Cette commande n’est pas encore acceptée. Les quantités peuvent changer.',
    done: 'Cette commande est terminée.',
    cancelled: 'Cette commande a été refusée. Il n’y a rien à préparer.',
  },

  asOf: (moment: string) => `État du ${moment}`,
  orders: (orders: number) => several(orders, 'commande acceptée', 'commandes acceptées'),
  unanswered: (orders: number) =>
    several(orders, 'commande sans réponse', 'commandes sans réponse'),
  later: (orders: number) =>
    `La liste présente les plus anciennes; ${several(orders, 'autre suivra', 'autres suivront')} quand elles seront terminées.`,
  firstOrders: (orders: number) =>
    `La liste présente les ${orders.toLocaleString('fr-CA')} premières commandes; les autres suivront quand elles seront terminées.`,
  picked: (cases: number, all: number) =>
    `${several(cases, 'caisse prise', 'caisses prises')} sur ${all}`,
  left: (left: number, all: number) => `Reste ${left} sur ${several(all, 'caisse', 'caisses')}`,
  pickedBy: (name: string) => `Pris par ${name}`,
  formerMember: 'un ancien membre',
  pickedBefore: (name: string, product: string) => `${name} avait déjà pris${NBSP}: ${product}`,
  waiting:
    'Ce que vous cochez est gardé sur cet appareil et sera envoyé au retour de la connexion.',

  printList: 'Imprimer la liste',
  printSheets: (orders: number) =>
    orders > 1 ? `Imprimer les ${orders} bons de préparation` : 'Imprimer le bon de préparation',
  printOrder: 'Imprimer',
  sheet: 'Bon de préparation',
  printNotStored:
    'L’impression n’a pas été notée. Les changements qui suivent ne seront pas signalés.',
  printed: (moment: string, name: string) => `Imprimée le ${moment} par ${name}.`,
  unchangedSince: 'Rien n’a changé depuis.',
  addedSince: (orders: number, names: string) =>
    `${several(orders, 'commande de plus', 'commandes de plus')} (${names})`,
  linesChangedSince: (orders: number, names: string) =>
    `${several(orders, 'commande modifiée', 'commandes modifiées')} (${names})`,
  endedSince: (orders: number) => several(orders, 'commande terminée', 'commandes terminées'),
  changedSince: (changes: string) => `Depuis${NBSP}: ${changes}.`,
  moreSincePrint: (cases: number) =>
    `${several(cases, 'caisse', 'caisses')} de plus qu’à l’impression`,
}
