const NBSP = '\u00a0'

const fr = {
  title: 'Produit',
  loadError: 'Impossible de charger ce produit.',
  gone: 'Ce produit n’est plus vendu, ou son fournisseur ne livre pas dans votre ville.',
  goneOfOwn: 'Ce produit n’est plus dans votre catalogue.',
  asSeen: 'Voici ce que les restaurants voient de ce produit.',
  seeAsRestaurants: 'Ce que les restaurants voient',
  /** Under the name, of the same in the other language. */
  category: 'Catégorie',
  case: 'Caisse',
  supplier: 'Fournisseur',
  nextDelivery: 'Prochaine livraison',
  /** Days and times come formatted. */
  orderBefore: (day: string, cutOff: string) => `${day}, commandez avant ${cutOff}`,
  toConfirm: (day: string) => `${day}, à confirmer par le fournisseur`,
  noDay: 'Aucun jour annoncé',
  unavailable: 'Ce produit est épuisé chez le fournisseur.',
  backOn: (day: string) => `De retour le ${day}.`,
  outOfSeason: (months: string) => `${months} (hors saison en ce moment)`,
  allergens: 'Allergènes',
  answers: {
    contains: 'Contient',
    may_contain: 'Peut contenir',
    free: 'Absent, selon le fournisseur',
    not_stated: 'Non précisé',
  },

  history: 'Évolution du prix',
  /** Prices come formatted, with what they are for: 4,10 $/kg. */
  unchanged: (since: string, price: string) => `${price} depuis le ${since}.`,
  moved: (since: string, low: string, high: string, now: string) =>
    `Depuis le ${since}, entre ${low} et ${high}. Aujourd’hui${NBSP}: ${now}.`,
  offered: 'Prix affiché',
  own: 'Votre prix',
  ownToday: (price: string) => `Votre prix aujourd’hui${NBSP}: ${price}.`,
  /** Where more cases cost less each. */
  ownForOne: 'C’est celui d’une caisse, sans les prix de quantité.',
  ownSince: (day: string) =>
    `Vos conditions chez ce fournisseur sont les mêmes depuis le ${day}. Celles d’avant ne sont pas conservées.`,
  paid: 'Vous avez payé',
  showTable: 'Voir les prix en tableau',
  when: 'Quand',
  comparedPrice: 'Prix unitaire',
  onDay: (day: string) => `Le ${day}`,
  since: (day: string) => `Depuis le ${day}`,
  fromTo: (from: string, to: string) => `Du ${from} au ${to}`,

  otherOffers: 'Les autres offres',
  addToGuide: 'Ajouter à un guide',
  chooseGuide: 'Dans quel guide?',
  newGuide: 'Nouveau guide',
  createWith: 'Créer et ajouter',
}

const en: typeof fr = {
  title: 'Product',
  loadError: 'This product could not be loaded.',
  gone: 'This product is no longer sold, or its supplier does not deliver to your city.',
  goneOfOwn: 'This product is no longer in your catalogue.',
  asSeen: 'This is what restaurants see of this product.',
  seeAsRestaurants: 'What restaurants see',
  category: 'Category',
  case: 'Case',
  supplier: 'Supplier',
  nextDelivery: 'Next delivery',
  orderBefore: (day, cutOff) => `${day}, order before ${cutOff}`,
  toConfirm: (day) => `${day}, to be confirmed by the supplier`,
  noDay: 'No day announced',
  unavailable: 'The supplier is out of this product.',
  backOn: (day) => `Back on ${day}.`,
  outOfSeason: (months) => `${months} (out of season right now)`,
  allergens: 'Allergens',
  answers: {
    contains: 'Contains',
    may_contain: 'May contain',
    free: 'Absent, says the supplier',
    not_stated: 'Not stated',
  },

  history: 'Price over time',
  unchanged: (since, price) => `${price} since ${since}.`,
  moved: (since, low, high, now) => `Since ${since}, between ${low} and ${high}. Today: ${now}.`,
  offered: 'List price',
  own: 'Your price',
  ownToday: (price) => `Your price today: ${price}.`,
  ownForOne: 'It is that of one case, without volume prices.',
  ownSince: (day) =>
    `Your terms with this supplier have been the same since ${day}. Earlier ones are not kept.`,
  paid: 'You paid',
  showTable: 'See the prices as a table',
  when: 'When',
  comparedPrice: 'Unit price',
  onDay: (day) => day,
  since: (day) => `Since ${day}`,
  fromTo: (from, to) => `${from} to ${to}`,

  otherOffers: 'Other offers',
  addToGuide: 'Add to a guide',
  chooseGuide: 'Which guide?',
  newGuide: 'New guide',
  createWith: 'Create and add',
}

/** The page of a product, as a restaurant reads it and as its supplier sees what restaurants see. */
export const productPageTexts = { fr, en }
