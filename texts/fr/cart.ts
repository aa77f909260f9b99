import type { UNAVAILABLE_REASONS } from '@halles/contract/schemas/cart.ts'

const NBSP = '\u00a0'

type Reason = (typeof UNAVAILABLE_REASONS)[number]

const reasons: Record<Reason, string> = {
  product_deleted: 'Ce produit n’est plus offert.',
  supplier_unavailable: 'Ce fournisseur n’est plus actif sur Halles.',
  city_not_served: 'Ce fournisseur ne livre plus dans votre ville.',
  not_a_customer:
    'Ce fournisseur ne vend qu’à ses clients, et vous n’avez pas de compte ouvert chez lui.',
  product_unavailable: 'Ce produit est épuisé chez le fournisseur.',
}

/** The cart's drawer and the checkout. */
export const cart = {
  title: 'Panier',
  open: (cases: number) => `Panier, ${caisses(cases)}`,
  close: 'Fermer le panier',
  add: (name: string) => `Ajouter au panier${NBSP}: ${name}`,
  inCart: (cases: number) => `${caisses(cases)} au panier`,
  cases: caisses,
  perCase: (price: string) => `${price} la caisse`,
  remove: (name: string) => `Retirer ${name} du panier`,
  removeShort: 'Retirer',
  restore: (name: string, cases: number) => `Remettre ${caisses(cases)} au panier, ${name}`,
  empty: 'Votre panier est vide.',
  emptyHint: 'Votre panier est vide. Ajoutez des caisses avec + dans les listes de produits.',
  browse: 'Parcourir les produits',
  total: 'Total',
  checkout: 'Vérifier la commande',
  loadError: 'Impossible de charger le panier.',
  stale: `Le serveur ne répond pas${NBSP}: voici votre panier tel que nous l’avons reçu la dernière fois.`,

  minimum: (amount: string) => `Minimum de commande${NBSP}: ${amount}`,
  minimumMet: 'Minimum de commande atteint',
  amountMissing: (amount: string, supplier: string) => missing(amount) + missingFrom(supplier),
  /** Its two parts. */
  missing,
  missingFrom,
  /** The same beside the supplier's name, where room is short. */
  brief: {
    met: 'Minimum atteint',
    missing: (amount: string) => `Il manque ${amount}`,
  },
  totals: 'Totaux par fournisseur',
  bySupplier: 'Détail par fournisseur',
  minimumsToReach: (suppliers: number) => {
    if (suppliers === 0) return 'Minimums atteints'
    return suppliers === 1 ? '1 minimum à atteindre' : `${suppliers} minimums à atteindre`
  },
  minimumProgress: (supplier: string) => `Minimum de commande, ${supplier}`,

  unavailableTitle: 'Produits non offerts en ce moment',
  unavailableHint: 'Ces produits ne comptent pas dans le total.',
  reasons,
  backOn: (day: string) => `De retour le ${day}.`,

  checkoutTitle: 'Vérifier la commande',
  placeOrder: 'Passer la commande',
  beforeTaxes: 'avant taxes',
  estimate:
    'Le montant des produits au poids (≈) est une estimation\u00a0: le poids pesé fait foi.',
  minimumsNotMet: 'Atteignez le minimum de chaque fournisseur pour passer la commande.',
  submitted: 'Votre commande a été envoyée.',
  unconfirmed:
    'Nous n’avons pas reçu de confirmation. Réessayez\u00a0: la commande ne sera envoyée qu’une seule fois.',
  notSent:
    'Les dernières modifications de votre panier n’ont pas encore été envoyées. La commande n’a pas été passée. Réessayez dans un instant.',
  unconfirmedTitle: 'Votre commande a peut-être déjà été envoyée.',
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

function missing(amount: string): string {
  return `Il manque ${amount} pour commander`
}

function missingFrom(supplier: string): string {
  return ` chez ${supplier}`
}

function caisses(cases: number): string {
  const count = cases.toLocaleString('fr-CA')
  return cases > 1 ? `${count} caisses` : `${count} caisse`
}
