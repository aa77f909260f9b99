const NBSP = '\u00a0'

/** Orders as a restaurant follows them and as a supplier answers them. */
export const orders = {
  tab: 'Commandes',
  loadError: 'Impossible de charger les commandes.',
  orderError: 'La commande n’a pas pu être modifiée. Réessayez.',
  fetchError: 'Impossible de charger la commande.',

  restaurantStatus: { active: 'En cours', done: 'Terminée' },
  supplierStatus: {
    pending: 'En attente',
    acknowledged: 'Acceptée',
    done: 'Terminée',
    cancelled: 'Refusée',
  },
  lineState: {
    pending: 'En attente',
    accepted: 'Acceptée',
    modified: 'Modifiée',
    cancelled: 'Retirée',
  },
  restaurantTabs: { active: 'En cours', done: 'Terminées' },
  byDayTab: 'Par jour de livraison',
  supplierTabs: { pending: 'Nouvelles', acknowledged: 'Acceptées', done: 'Terminées' },

  noActive: 'Aucune commande en cours.',
  noDone: 'Aucune commande terminée pour l’instant.',
  noPending: 'Aucune nouvelle commande. Elles s’afficheront ici.',
  noAcknowledged: 'Aucune commande acceptée à livrer.',
  browse: 'Parcourir les produits',

  order: 'Commande',
  orderOf: (number: number, day: string) => `Commande nº${NBSP}${number} du ${day}`,
  number: (number: number) => `nº${NBSP}${number}`,
  count: (orders: number) => (orders > 1 ? `${orders} commandes` : `${orders} commande`),
  itemCode: (code: string) => `Code ${code}`,
  cases: (cases: number) => (cases > 1 ? `${cases} caisses` : `${cases} caisse`),
  casesInsteadOf: (cases: number, original: number) =>
    cases === 1 ? `1 caisse au lieu de ${original}` : `${cases} caisses au lieu de ${original}`,
  /** Entries of an order's trail that the reader has not seen. */
  unread: (entries: number) => (entries > 1 ? `${entries} nouveaux` : `${entries} nouveau`),
  unreadOrders: (orders: number) => (orders > 1 ? `${orders} non lues` : `${orders} non lue`),
  total: 'Total',
  groupTotal: 'Total',
  groupTotalShown: 'Total affiché',
  shown: (orders: number) =>
    orders > 1 ? `${orders} commandes affichées, les plus récentes` : 'La commande la plus récente',
  loadMore: 'Afficher des commandes plus anciennes',
  orderTotal: 'Total de la commande',
  supplierTotal: 'Sous-total',

  product: 'Produit',
  price: 'Prix par caisse',
  quantityPerCase: 'Quantité par caisse',
  pricePerUnit: 'Prix unitaire',
  quantity: 'Quantité',
  lineTotal: 'Total de la ligne',
  byWeight: (price: string) => `au poids, ${price}`,
  weighed: (net: string, price: string) => `${net} pesés, ${price}`,
  actions: 'Actions',
  restaurant: 'Restaurant',
  phone: 'Téléphone',
  email: 'Courriel',
  address: 'Adresse de livraison',

  /** Who took a step of an order; to one's own side the time follows. */
  step: {
    active: (name: string) => `Passée par ${name}`,
    pending: (name: string) => `Passée par ${name}`,
    acknowledged: (name: string) => `Acceptée par ${name}`,
    cancelled: (name: string) => `Refusée par ${name}`,
    done: (name: string) => `Terminée par ${name}`,
  },
  formerMember: 'ancien membre',

  setToDone: 'Marquer comme terminée',
  setToDoneTitle: 'Marquer la commande comme terminée?',
  restaurantDoneMessage: `Elle sera classée dans «${NBSP}Terminées${NBSP}».`,
  supplierDoneMessage: `La commande est livrée et sera classée dans «${NBSP}Terminées${NBSP}».`,
  setToDoneSuccess: 'Commande marquée comme terminée',

  remove: (name: string) => `Retirer ${name}`,
  restore: (name: string) => `Rétablir ${name}`,
  accept: 'Accepter telle quelle',
  sendChanges: 'Envoyer les modifications',
  discardChanges: 'Annuler mes modifications',
  reject: 'Refuser la commande',
  acceptTitle: 'Accepter la commande telle quelle?',
  acceptMessage: (restaurant: string, total: string) =>
    `Nous aviserons ${restaurant}. Total${NBSP}: ${total}.`,
  sendChangesTitle: 'Accepter la commande avec ces modifications?',
  rejectTitle: 'Refuser toute la commande?',
  rejectMessage: (restaurant: string) =>
    `Nous aviserons ${restaurant} du refus. Ce choix est définitif.`,
  changes: ({ reduced, removed, total }: Changes) =>
    `${[
      reduced > 0 && `${reduced} ${reduced > 1 ? 'lignes réduites' : 'ligne réduite'}`,
      removed > 0 && `${removed} ${removed > 1 ? 'lignes retirées' : 'ligne retirée'}`,
      `nouveau total${NBSP}: ${total}`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  everyLineRemoved: 'Toutes les lignes sont retirées. Pour ne rien livrer, refusez la commande.',
  accepted: 'Commande acceptée',
  rejected: 'Commande refusée',
  acceptedWithChanges: 'Commande acceptée avec modifications',
  changedMeanwhile: 'La commande a changé entre-temps. Voici son état actuel.',
  changesNotSent:
    'Cette commande a reçu une réponse depuis un autre appareil. Vos modifications n’ont pas été envoyées.',
}

type Changes = { reduced: number; removed: number; total: string }
