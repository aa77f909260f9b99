const NBSP = '\u00a0'
const ALPHABETICAL = { asc: 'A à Z', desc: 'Z à A' }
const BY_PRICE = { asc: 'Moins cher d’abord', desc: 'Plus cher d’abord' }

/** Categories and product lists, the restaurant's and the supplier's own. */
export const catalogue = {
  // A word joiner keeps the two together.
  guides: 'Vos guides de commande',
  orderTextLink: 'Écrire ou coller une commande',
  discoverTitle: 'Que commandez-\u2060vous aujourd’hui?',
  discoverSubtitle:
    'Comparez les prix, à la caisse et au kilo, des fournisseurs qui livrent chez vous.',
  supplierDiscoverTitle: 'Votre catalogue',
  supplierDiscoverSubtitle: 'Vos produits, catégorie par catégorie, et leurs ventes.',
  categoriesTitle: 'Catégories',
  categoriesError: 'Impossible de charger les catégories.',
  allCategories: 'Voir toutes les catégories',

  /** What the pictures of the categories show. */
  pictures: {
    beef: 'Pièce de viande rouge',
    chicken: 'Cuisse de poulet',
    pork: 'Jambon avec os',
    seafood: 'Poisson',
    deli: 'Saucisson tranché',
    appetizers: 'Chausson farci',
    bakery: 'Croissant',
    dairy: 'Pointe de fromage',
    beverage: 'Bouteille',
    fetl: 'Carotte',
    all: 'Panier de marché',
  },

  resultsFor: (search: string) => `Résultats pour «${NBSP}${search}${NBSP}»`,
  searchHere: 'Rechercher dans cette liste',
  /** In the field; the header's searches the whole market. */
  searchAmong: (count: string) => `Parmi ${count} produits`,
  clearSearch: 'Effacer la recherche',
  sortBy: 'Trier par',
  bestMatch: 'Pertinence',
  sortByBestMatch: 'Trier par pertinence',
  /** What each sort puts first, in either direction. */
  directions: {
    name: ALPHABETICAL,
    name_fr: ALPHABETICAL,
    name_en: ALPHABETICAL,
    supplier: ALPHABETICAL,
    price: BY_PRICE,
    price_per_unit: BY_PRICE,
    quantity_per_case: { asc: 'Petites d’abord', desc: 'Grandes d’abord' },
    sold_quantity: { asc: 'Moins vendus d’abord', desc: 'Plus vendus d’abord' },
  },
  reverse: 'Inverser l’ordre',
  reverseFrom: (direction: string) => `${direction}. Inverser l’ordre`,

  sorts: {
    name: 'Nom',
    name_fr: 'Nom français',
    name_en: 'Nom anglais',
    supplier: 'Fournisseur',
    price: 'Prix par caisse',
    quantity_per_case: 'Quantité par caisse',
    price_per_unit: 'Prix unitaire',
    sold_quantity: 'Caisses vendues',
  },
  /** A supplier's, below those that have products. */
  emptyCategories: 'Sans produit pour le moment',
  columns: {
    name: 'Produit',
    name_fr: 'Nom français',
    name_en: 'Nom anglais',
    supplier: 'Fournisseur',
    price: 'Prix par caisse',
    quantity_per_case: 'Quantité par caisse',
    price_per_unit: 'Prix unitaire',
    sold_quantity: 'Caisses vendues',
    add: 'Ajouter au panier',
  },
  descriptionOf: (name: string) => `Description, ${name}`,
  perCaseOf: 'la caisse de',
  /** Against what was last paid. */
  higher: 'plus cher',
  lower: 'moins cher',
  lastPaid: 'dernier achat',
  paidOn: (price: string, day: string) => `${price} le ${day}`,
  samePrice: 'même prix',
  samePriceAs: (day: string) => `que le ${day}`,
  sold: (cases: string, many: boolean) => (many ? `${cases} vendues` : `${cases} vendue`),

  shown: (shown: string, count: string) => `${shown} produits sur ${count}`,
  /** Of a list with quantities, where there is a keyboard: said once, then behind a button. */
  keyboardHelp: 'Aide pour le clavier',
  keyboardHint: `Au clavier${NBSP}: tapez la quantité, puis Entrée pour passer au produit suivant.`,
  shownAll: (count: string, many: boolean) => (many ? `${count} produits` : `${count} produit`),
  /** Where the list of a search that finds too many ends. */
  more: 'Il y en a d’autres. Précisez votre recherche pour les trouver.',
  loadMore: 'Afficher plus de produits',
  loadError: 'Impossible de charger les produits.',
  noMatch: (search: string) => `Aucun produit ne correspond à «${NBSP}${search}${NBSP}».`,
  noProduct: 'Aucun fournisseur n’offre encore ces produits dans votre ville.',
  noOwnProduct: 'Vous n’avez pas encore de produit dans cette catégorie.',
}
