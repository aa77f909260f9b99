const NBSP = '\u00a0'

const fr = {
  title: 'Écrire ou coller une commande',
  label: 'Votre commande, un produit par ligne',
  hint: `Comme vous la dictez. Les cellules d’un tableur se collent aussi. Une ligne comme «${NBSP}Nom du fournisseur${NBSP}:${NBSP}» limite celles qui suivent à ce fournisseur. Au plus 200 lignes.`,
  example: `2 caisses oignons jaunes\nlait 2${NBSP}% x3\n20${NBSP}kg de carottes`,
  read: 'Trouver les produits',
  readAgain: 'Trouver de nouveau',

  linesTitle: 'Produits trouvés',
  nothing: 'Aucun produit n’a été trouvé.',
  summary(products: number, open: number) {
    const ready =
      products === 0
        ? 'Aucun produit n’est prêt'
        : products === 1
          ? '1 produit est prêt'
          : `${products} produits sont prêts`
    return open === 0
      ? `${ready}.`
      : `${ready}; ${open === 1 ? '1 ligne attend' : `${open} lignes attendent`} votre choix.`
  },
  choose: 'Choisissez un produit',
  leaveOut: 'Ne pas commander',
  ignored: 'Ignorée.',
  supplier: (name: string) => `Les lignes qui suivent sont chez ${name}.`,
  noSupplier: 'Aucun fournisseur de ce nom; les lignes qui suivent sont cherchées partout.',
  searchOther: 'Chercher un autre produit',
  closeSearch: 'Fermer la recherche',
  search: 'Produit, en vos mots',
  found: (products: number) =>
    products === 1 ? '1 produit trouvé.' : `${products} produits trouvés.`,
  /** What each of so many cases costs. */
  each: (price: string) => `${price} la caisse`,
  doubts: {
    not_found: 'Aucun produit ne correspond.',
    several: 'Plusieurs produits correspondent.',
    not_sure: 'Il n’est pas certain que ce soit ce produit.',
    not_orderable: 'Le produit habituel ne peut pas être commandé en ce moment.',
    amount_unclear: 'La ligne contient plusieurs quantités.',
    amount_doubtful: 'Le nombre de caisses est à vérifier.',
  },
  notes: {
    one_assumed: `Aucune quantité écrite${NBSP}: 1 caisse.`,
    rounded_up: 'Arrondi à des caisses entières.',
    whole_cases: 'Seules des caisses entières se vendent.',
    much_more: 'Des caisses entières contiennent bien plus que demandé.',
    cases_or_pieces: 'Le nombre peut compter des caisses ou des unités.',
    not_convertible: 'La quantité ne se convertit pas en caisses. Entrez un nombre de caisses.',
    too_many: `Un panier contient au plus 9${NBSP}999 caisses d’un produit.`,
  },
  howMany: (size: string) => `Combien de caisses de ${size}?`,
  rounded: (asked: string, cases: string) => `${asked}${NBSP}: ${cases}`,
  lessThan: (cases: string) => `moins de ${cases}`,
  isNew: `Nouveau pour vous${NBSP}: c’est le seul produit de ce nom.`,
  inCart: (present: number, after: number) =>
    present === after
      ? `Déjà ${present} au panier; aucune modification.`
      : `Déjà ${present} au panier; il y en aura ${after}.`,
  confirm: (products: number) => `Mettre au panier (${products})`,
  confirmed: (products: number) =>
    products === 1 ? '1 produit mis au panier.' : `${products} produits mis au panier.`,
}

const en: typeof fr = {
  title: 'Type or paste an order',
  label: 'Your order, one product a line',
  hint: 'As you would dictate it. Cells of a spreadsheet can be pasted too. A line such as “Supplier’s name:” limits those that follow to this supplier. At most 200 lines.',
  example: '2 cases yellow onions\nmilk 2% x3\n20 kg carrots',
  read: 'Find the products',
  readAgain: 'Find again',

  linesTitle: 'Products found',
  nothing: 'No product was found.',
  summary(products: number, open: number) {
    const ready =
      products === 0
        ? 'No product is ready'
        : products === 1
          ? '1 product is ready'
          : `${products} products are ready`
    return open === 0
      ? `${ready}.`
      : `${ready}; ${open === 1 ? '1 line awaits' : `${open} lines await`} your choice.`
  },
  choose: 'Choose a product',
  leaveOut: 'Do not order',
  ignored: 'Ignored.',
  supplier: (name: string) => `The lines that follow are from ${name}.`,
  noSupplier: 'No supplier has this name; the lines that follow are searched for everywhere.',
  searchOther: 'Search for another product',
  closeSearch: 'Close the search',
  search: 'Product, in your words',
  found: (products: number) =>
    products === 1 ? '1 product found.' : `${products} products found.`,
  each: (price) => `${price} a case`,
  doubts: {
    not_found: 'No product matches.',
    several: 'Several products match.',
    not_sure: 'It is not certain that this is the product.',
    not_orderable: 'The usual product cannot be ordered at the moment.',
    amount_unclear: 'The line has several quantities.',
    amount_doubtful: 'Check the number of cases.',
  },
  notes: {
    one_assumed: 'No quantity typed: 1 case.',
    rounded_up: 'Rounded up to whole cases.',
    whole_cases: 'Only whole cases are sold.',
    much_more: 'Whole cases hold much more than requested.',
    cases_or_pieces: 'The number may count cases or pieces.',
    not_convertible: 'The quantity cannot be converted to cases. Enter a number of cases.',
    too_many: 'A cart holds at most 9,999 cases of a product.',
  },
  howMany: (size: string) => `How many cases of ${size}?`,
  rounded: (asked: string, cases: string) => `${asked}: ${cases}`,
  lessThan: (cases: string) => `less than ${cases}`,
  isNew: 'New to you: it is the only product of that name.',
  inCart: (present: number, after: number) =>
    present === after
      ? `${present} already in the cart; no change.`
      : `${present} already in the cart; there will be ${after}.`,
  confirm: (products: number) => `Put into the cart (${products})`,
  confirmed: (products: number) =>
    products === 1 ? '1 product put into the cart.' : `${products} products put into the cart.`,
}

/** An order typed or pasted as text. */
export const orderTextTexts = { fr, en }
