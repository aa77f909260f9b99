import type { UNAVAILABLE_REASONS } from '@halles/contract/schemas/cart.ts'

const NBSP = '\u00a0'

type Reason = (typeof UNAVAILABLE_REASONS)[number]

const reasons: Record<Reason, string> = {
  product_deleted: 'Ce produit n’est plus offert.',
  supplier_unavailable: 'Ce fournisseur n’est plus sur le marché.',
  city_not_served: 'Ce fournisseur ne livre plus dans votre ville.',
  product_unavailable: 'Ce produit est épuisé chez le fournisseur.',
}

/** The cart's drawer and the checkout. */
export const cart = {
  title: 'Panier',
  open: (cases: number) => `Panier, ${caisses(cases)}`,
  close: 'Fermer le panier',
  add: (name: string) => `Ajouter au panier${NBSP}: ${name}`,
  inCart: (cases: number) => `${caisses(cases)} au panier`,
  nowInCart: (name: string, cases: number) => `${name}${NBSP}: ${caisses(cases)} au panier.`,
  cases: caisses,
  perCase: (price: string) => `${price} la caisse`,
  remove: (name: string) => `Retirer ${name} du panier`,
  removeShort: 'Retirer',
  putBack: (name: string, cases: number) => `Remettre ${caisses(cases)} au panier, ${name}`,
  empty: 'Votre panier est vide.',
  emptyHint: 'Votre panier est vide. Ajoutez des caisses avec + dans les listes de produits.',
  browse: 'Parcourir les produits',
  total: 'Total',
  checkout: 'Commander',
  loadError: 'Impossible de charger le panier.',
  stale: `Le serveur ne répond pas${NBSP}: voici le dernier panier connu.`,

  minimum: (amount: string) => `Minimum de commande${NBSP}: ${amount}`,
  minimumMet: 'Minimum de commande atteint',
  /** The same where room is short. */
  brief: {
    met: 'Minimum atteint',
    missing: (amount: string) => `encore ${amount}`,
  },
  totals: 'Totaux par fournisseur',
  bySupplier: 'Détail par fournisseur',
  minimumsToReach: (suppliers: number) => {
    if (suppliers === 0) return 'Minimums atteints'
    return suppliers === 1 ? '1 minimum à atteindre' : `${suppliers} minimums à atteindre`
  },
  missing: (amount: string) => `Il manque ${amount} pour atteindre le minimum de commande`,
  towardsMinimum: (supplier: string) => `Minimum de commande, ${supplier}`,

  unavailableTitle: 'Ne peuvent plus être commandés',
  unavailableHint: 'Ces produits ne comptent pas dans le total.',
  reasons,
  backOn: (day: string) => `De retour le ${day}.`,
  productGone: 'Ce produit n’est plus offert dans votre ville. Le panier est à jour.',

  checkoutTitle: 'Passer la commande',
  amountRequired: (amount: string, supplier: string) =>
    `Un montant additionnel de ${amount} est requis pour commander chez ${supplier}`,
  placeOrder: 'Passer la commande',
  notBefore: 'La commande pourra partir quand chaque minimum sera atteint.',
  submitted: 'Votre commande a été envoyée.',
  lost: 'La réponse du serveur s’est perdue. Réessayez sans crainte\u00a0: la commande ne partira qu’une fois.',
  lostTitle: 'Votre commande est peut-être déjà partie.',
  verify: 'Vérifier la commande',
  changedTitle: 'Votre panier a changé entre-temps. Vérifiez-le, puis passez la commande.',
  changes: {
    gone: (name: string, reason: Reason) => `${name}${NBSP}: retiré. ${reasons[reason]}`,
    removed: (name: string) => `${name}${NBSP}: retiré du panier.`,
    added: (name: string, cases: number) => `${name}${NBSP}: ${caisses(cases)} au panier.`,
    quantity: (name: string, before: number, after: number) =>
      `${name}${NBSP}: ${before} → ${caisses(after)}.`,
    price: (name: string, before: string, after: string) =>
      `${name}${NBSP}: ${before} → ${after} la caisse.`,
    case: (name: string, before: string, after: string) =>
      `${name}${NBSP}: caisse de ${before} → ${after}.`,
    minimum: (supplier: string, before: string, after: string) =>
      `${supplier}${NBSP}: minimum de commande ${before} → ${after}.`,
  },
}

function caisses(cases: number): string {
  const count = cases.toLocaleString('fr-CA')
  return cases > 1 ? `${count} caisses` : `${count} caisse`
}
