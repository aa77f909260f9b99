import type { OrderReason } from '@halles/domain/reasons.ts'
import { a, de } from '../fr/elision.ts'

const NBSP = '\u00a0'

const fr = {
  reasons: {
    out_of_stock: 'Rupture',
    limited_quantity: 'Quantité limitée',
    quality: 'Qualité',
    discontinued: 'Produit abandonné',
    wrong_price: 'Prix erroné',
    off_route: 'Hors de nos tournées',
    late_order: 'Commande tardive',
    quantity_mistake: 'Erreur de quantité',
    wrong_product: 'Mauvais produit',
    event_cancelled: 'Événement annulé',
    found_elsewhere: 'Trouvé ailleurs',
    other: 'Autre',
  } satisfies Record<OrderReason, string>,
  reason: 'Motif',
  reasonForAll: 'Motif pour les lignes modifiées',
  note: 'Précisez',
  noteRequired: 'Précisez le motif.',
  reasonRequired: 'Choisissez un motif.',
  /** Beside a line: why, and what was said. */
  because: (reason: string, note: string) => (note === '' ? reason : `${reason}${NBSP}: ${note}`),

  changeableUntilAnswer: 'modifiable jusqu’à la réponse',

  edit: 'Modifier',
  editOf: (supplier: string) => `Modifier la commande ${a(supplier)}`,
  propose: 'Proposer une modification',
  proposeOf: (business: string) => `Proposer une modification ${a(business)}`,
  stopEditing: 'Ne rien changer',
  send: 'Envoyer les modifications',
  sent: 'Commande modifiée',
  remove: (product: string) => `Retirer ${product}`,
  restore: (product: string) => `Rétablir ${product}`,
  dropLine: (product: string) => `Renoncer ${a(product)}`,
  add: 'Ajouter un produit',
  addFrom: (supplier: string) => `Produits ${de(supplier)}`,
  addOne: (product: string) => `Ajouter ${product}`,
  addShort: 'Ajouter',
  noneFound: 'Aucun produit trouvé.',
  newTotal: (total: string) => `Nouveau sous-total${NBSP}: ${total}`,
  onlyLess: 'Une commande acceptée peut seulement être réduite.',
  nothingLeft: 'Il ne resterait rien. Annulez plutôt la commande.',
  belowMinimum: (supplier: string, missing: string) =>
    `Il manquerait ${missing} pour le minimum ${de(supplier)}. Gardez-en assez, ou annulez la commande.`,

  cancel: 'Annuler la commande',
  cancelOf: (supplier: string) => `Annuler la commande ${a(supplier)}`,
  cancelTitle: (supplier: string) => `Annuler la commande ${a(supplier)}?`,
  cancelMessage: (supplier: string) =>
    `Nous aviserons ${supplier}. Ce choix est définitif et rien ne sera livré.`,
  cancelled: 'Commande annulée',
  keep: 'Garder la commande',

  withdrawnBy: (name: string) => `Annulée par ${name}`,
  withdrawn: 'Annulée par le restaurant',
  withdrawnFrom: (supplier: string) => `Commande ${a(supplier)} annulée par le restaurant`,
  removedByRestaurant: 'Retirée par le restaurant',
  reduceAccepted: 'Réduire la commande',
  allRemoved:
    'Toutes les lignes sont retirées. Proposez un remplacement, ou refusez la commande pour ne rien livrer.',
  sendReduction: 'Envoyer la réduction',
  reduceTitle: 'Réduire la commande acceptée?',
  withReplacements: (count: number, restaurant: string) =>
    count > 1
      ? `${count} remplacements sont proposés ${a(restaurant)}.`
      : `1 remplacement est proposé ${a(restaurant)}.`,
  reduced: 'Commande réduite',
  notAllRemoved:
    'Impossible de retirer toutes les lignes d’une commande acceptée. Appelez le restaurant.',
  changedSinceShown: 'Modifiée à l’instant',
}

const en: typeof fr = {
  reasons: {
    out_of_stock: 'Out of stock',
    limited_quantity: 'Limited quantity',
    quality: 'Quality',
    discontinued: 'Discontinued',
    wrong_price: 'Wrong price',
    off_route: 'Off the route',
    late_order: 'Late order',
    quantity_mistake: 'Quantity mistake',
    wrong_product: 'Wrong product',
    event_cancelled: 'Event cancelled',
    found_elsewhere: 'Found elsewhere',
    other: 'Other',
  },
  reason: 'Reason',
  reasonForAll: 'Reason for the changed lines',
  note: 'Explain',
  noteRequired: 'Explain the reason.',
  reasonRequired: 'Choose a reason.',
  because: (reason, note) => (note === '' ? reason : `${reason}: ${note}`),

  changeableUntilAnswer: 'can be changed until it is answered',

  edit: 'Change',
  editOf: (supplier) => `Change the order to ${supplier}`,
  propose: 'Propose a change',
  proposeOf: (business) => `Propose a change to ${business}`,
  stopEditing: 'Change nothing',
  send: 'Send the changes',
  sent: 'Order changed',
  remove: (product) => `Remove ${product}`,
  restore: (product) => `Restore ${product}`,
  dropLine: (product) => `Do without ${product}`,
  add: 'Add a product',
  addFrom: (supplier) => `Products of ${supplier}`,
  addOne: (product) => `Add ${product}`,
  addShort: 'Add',
  noneFound: 'No product found.',
  newTotal: (total) => `New subtotal: ${total}`,
  onlyLess: 'An accepted order can only be reduced.',
  nothingLeft: 'Nothing would be left. Cancel the order instead.',
  belowMinimum: (supplier, missing) =>
    `This would leave ${supplier} ${missing} short of its minimum. Keep enough, or cancel the order.`,

  cancel: 'Cancel the order',
  cancelOf: (supplier) => `Cancel the order to ${supplier}`,
  cancelTitle: (supplier) => `Cancel the order to ${supplier}?`,
  cancelMessage: (supplier) =>
    `We will let ${supplier} know. This is final, and nothing will be delivered.`,
  cancelled: 'Order cancelled',
  keep: 'Keep the order',

  withdrawnBy: (name) => `Cancelled by ${name}`,
  withdrawn: 'Cancelled by the restaurant',
  withdrawnFrom: (supplier) => `Order to ${supplier} cancelled by the restaurant`,
  removedByRestaurant: 'Removed by the restaurant',
  reduceAccepted: 'Reduce the order',
  allRemoved:
    'All lines are removed. Propose a substitute, or reject the order to deliver nothing.',
  sendReduction: 'Send the reduction',
  reduceTitle: 'Reduce the accepted order?',
  withReplacements: (count, restaurant) =>
    count > 1
      ? `${count} substitutes are proposed to ${restaurant}.`
      : `1 substitute is proposed to ${restaurant}.`,
  reduced: 'Order reduced',
  notAllRemoved: 'An accepted order cannot have all its lines removed. Call the restaurant.',
  changedSinceShown: 'Changed just now',
}

/** Changes of an order by either side, and why. */
export const orderChangesTexts = { fr, en }
