const NBSP = '\u00a0'

const fr = {
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
  changesNotSent: `Les dernières modifications de votre panier n’ont pas encore été envoyées. Rien n’a été ajouté${NBSP}: réessayez dans un instant.`,
}

function produits(count: number): string {
  return `${count.toLocaleString('fr-CA')} ${count > 1 ? 'produits' : 'produit'}`
}

function caisses(count: number): string {
  return `${count.toLocaleString('fr-CA')} ${count > 1 ? 'caisses' : 'caisse'}`
}

const en: typeof fr = {
  label: 'Products put into the cart',
  filled: (products, cases) =>
    products === 0
      ? 'No product was put into the cart.'
      : `${products} ${products === 1 ? 'product' : 'products'} in the cart, ${inCases(cases)}.`,
  leftOut: (products) =>
    products === 1
      ? '1 product was not put into the cart.'
      : `${products} products were not put into the cart.`,
  cartFull: (lines) =>
    `The cart already has ${lines} products, the most it can have. Place this order first.`,
  repriced: (products) =>
    products === 1
      ? '1 product has another price or case.'
      : `${products} products have another price or case.`,
  change: { dearer: 'costs more', smaller_case: 'smaller case', other_case: 'different case' },
  before: 'Before',
  now: 'Now',
  offer: (price, content) => `${price} per case of ${content}`,
  unitPrice: (price, unit) => `${price}/${unit}`,
  undo: 'Undo',
  undone: 'What was added is out of the cart again.',
  changesNotSent:
    'Your latest changes to the cart have not been sent yet. Nothing was added: try again in a moment.',
}

function inCases(count: number): string {
  return count === 1 ? '1 case' : `${count.toLocaleString('en-CA')} cases`
}

/** What became of each product after the cart was filled with several at once. */
export const cartFillTexts = { fr, en }
