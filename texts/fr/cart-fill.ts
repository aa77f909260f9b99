const NBSP = '\u00a0'

/** What became of each product after the cart was filled with several at once. */
export const cartFill = {
  label: 'Produits mis au panier',
  filled: (products: number, cases: number) =>
    products === 0
      ? 'Aucun produit n’a été mis au panier.'
      : `${produits(products)} au panier, ${caisses(cases)}.`,
  leftOut: (products: number) =>
    products === 1
      ? '1 produit n’a pas été mis au panier.'
      : `${products} produits n’ont pas été mis au panier.`,
  cartFull: (lines: number) =>
    `Le panier contient déjà ${lines} produits, le maximum. Passez d’abord cette commande.`,
  repriced: (products: number) =>
    products === 1
      ? '1 produit a changé de prix ou de caisse.'
      : `${products} produits ont changé de prix ou de caisse.`,
  change: {
    dearer: 'plus cher',
    smaller_case: 'caisse plus petite',
    other_case: 'caisse différente',
  },
  before: 'Avant',
  now: 'Maintenant',
  offer: (price: string, content: string) => `${price} la caisse de ${content}`,
  unitPrice: (price: string, unit: string) => `${price}/${unit}`,
  undo: 'Annuler l’ajout',
  undone: 'L’ajout au panier est annulé.',
  changesNotSent: `Vos derniers changements au panier n’ont pas encore été envoyés. Rien n’a été ajouté${NBSP}: réessayez dans un instant.`,
}

function produits(count: number): string {
  return `${count.toLocaleString('fr-CA')} ${count > 1 ? 'produits' : 'produit'}`
}

function caisses(count: number): string {
  return `${count.toLocaleString('fr-CA')} ${count > 1 ? 'caisses' : 'caisse'}`
}
