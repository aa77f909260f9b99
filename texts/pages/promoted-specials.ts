const NBSP = '\u00a0'

const fr = {
  title: 'Produits en solde à annoncer',
  /** Of a promotion that names some. */
  hint: (most: number) =>
    `Au choix, jusqu’à ${most}. Le courriel montre l’ancien et le nouveau prix, et ne part qu’aux restaurants qui peuvent voir l’un de ces produits.`,
  none: 'Aucun de vos produits n’est en solde.',
  add: 'Mettre un produit en solde',
  insteadOf: (price: string) => `au lieu de ${price}`,
  fromCases: (cases: number) => `dès ${cases}${NBSP}caisses`,
  /** Days come formatted. */
  until: (day: string) => `jusqu’au ${day}`,
  days: (from: string, until: string) => (from === until ? `le ${from}` : `du ${from} au ${until}`),
  noneSees:
    'Aucun restaurant qui accepte vos promotions ne peut voir ces produits. Choisissez-en d’autres, ou n’annoncez aucun produit en solde.',
  named: 'Produits en solde annoncés',
}

const en: typeof fr = {
  title: 'Specials to name',
  hint: (most) =>
    `Optional, up to ${most}. The email shows old and new price, and goes only to restaurants that may see one of these products.`,
  none: 'None of your products is on special.',
  add: 'Put a product on special',
  insteadOf: (price) => `instead of ${price}`,
  fromCases: (cases) => `from ${cases} cases`,
  until: (day) => `through ${day}`,
  days: (from, until) => (from === until ? `on ${from}` : `from ${from} to ${until}`),
  noneSees:
    'No restaurant that takes your promotions may see these products. Choose others, or write without specials.',
  named: 'Specials named',
}

/** The specials that a promotion names. */
export const promotedSpecialsTexts = { fr, en }
