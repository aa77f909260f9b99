import type { OrderReason } from '@halles/domain/reasons.ts'

const NBSP = '\u00a0'

/** Changes of an order by either side, and why. */
export const orderChanges = {
  reasons: {
    out_of_stock: 'Rupture',
    limited_quantity: 'Quantité limitée',
    quality: 'Qualité',
    discontinued: 'Fin de produit',
    wrong_price: 'Prix erroné',
    off_route: 'Hors tournée',
    late_order: 'Commande tardive',
    quantity_mistake: 'Erreur de quantité',
    wrong_product: 'Mauvais produit',
    event_cancelled: 'Événement annulé',
    found_elsewhere: 'Trouvé ailleurs',
    other: 'Autre',
  } satisfies Record<OrderReason, string>,
  reason: 'Raison',
  reasonForAll: 'Raison pour les lignes modifiées',
  note: 'Précisez',
  noteRequired: 'Précisez la raison.',
  reasonRequired: 'Choisissez une raison.',
  /** Beside a line: why, and what was said. */
  because: (reason: string, note: string) => (note === '' ? reason : `${reason}${NBSP}: ${note}`),

  changeableUntilAnswer: 'modifiable jusqu’à la réponse',

  edit: 'Modifier',
  editOf: (supplier: string) => `Modifier la commande à ${supplier}`,
  propose: 'Proposer un changement',
  proposeOf: (business: string) => `Proposer un changement à ${business}`,
  stopEditing: 'Ne rien changer',
  send: 'Envoyer les changements',
  sent: 'Commande modifiée',
  remove: (product: string) => `Retirer ${product}`,
  restore: (product: string) => `Rétablir ${product}`,
  dropLine: (product: string) => `Renoncer à ${product}`,
  add: 'Ajouter un produit',
  addFrom: (supplier: string) => `Produits de ${supplier}`,
  addOne: (product: string) => `Ajouter ${product}`,
  addShort: 'Ajouter',
  noneFound: 'Aucun produit trouvé.',
  newTotal: (total: string) => `Nouveau sous-total${NBSP}: ${total}`,
  onlyLess: 'Une commande acceptée peut seulement être réduite.',
  nothingLeft: 'Il ne resterait rien. Annulez plutôt la commande.',
  belowMinimum: (supplier: string, missing: string) =>
    `Il manquerait ${missing} pour le minimum de ${supplier}. Gardez-en assez, ou annulez la commande.`,
  aboveLimit: 'Ce changement dépasse votre plafond. Demandez à une personne qui peut commander.',

  cancel: 'Annuler la commande',
  cancelOf: (supplier: string) => `Annuler la commande à ${supplier}`,
  cancelTitle: (supplier: string) => `Annuler la commande à ${supplier}?`,
  cancelMessage: (supplier: string) =>
    `Nous aviserons ${supplier}. Ce choix est définitif et rien ne sera livré.`,
  cancelled: 'Commande annulée',
  keep: 'Garder la commande',

  withdrawnBy: (name: string) => `Annulée par ${name}`,
  withdrawn: 'Annulée par le restaurant',
  withdrawnFrom: (supplier: string) => `Commande à ${supplier} annulée par le restaurant`,
  removedByRestaurant: 'Retirée par le restaurant',
  reduceAccepted: 'Réduire la commande',
  allRemoved:
    'Toutes les lignes sont retirées. Proposez un remplacement, ou refusez la commande pour ne rien livrer.',
  sendReduction: 'Envoyer la réduction',
  reduceTitle: 'Réduire la commande acceptée?',
  withReplacements: (count: number, restaurant: string) =>
    count > 1
      ? `${count} remplacements sont proposés à ${restaurant}.`
      : `1 remplacement est proposé à ${restaurant}.`,
  reduced: 'Commande réduite',
  notAllRemoved: 'Une commande acceptée garde au moins une ligne. Appelez le restaurant.',
  changedSinceShown: 'Modifiée à l’instant',
}
