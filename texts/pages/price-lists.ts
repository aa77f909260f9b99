const NBSP = '\u00a0'

const fr = {
  title: 'Listes de prix',
  loadError: 'Impossible de charger vos listes de prix.',
  intro:
    'Une liste de prix dit ce que paient les clients à qui vous la donnez. Personne d’autre ne la voit.',
  empty: 'Vous n’avez aucune liste de prix. Vos clients paient tous le prix courant.',
  add: 'Nouvelle liste de prix',
  name: 'Nom',
  nameHint: 'Vos clients ne le voient pas.',
  percentOff: 'Rabais sur le prix courant',
  percentOffHint: `De 0 à 50${NBSP}%. Pour les produits qui n’ont pas leur propre prix sur la liste.`,
  off: (percent: string) =>
    percent === '0' ? 'Sans rabais général' : `${percent}${NBSP}% de rabais`,
  ownPrices: (count: number) =>
    count === 0
      ? 'aucun prix particulier'
      : `${count} ${count === 1 ? 'produit a son propre prix' : 'produits ont leur propre prix'}`,
  customers: (count: number) =>
    count === 0 ? 'aucun client' : `${count} ${count === 1 ? 'client' : 'clients'}`,
  change: 'Modifier',
  changeOf: (name: string) => `Modifier la liste ${name}`,
  save: 'Enregistrer',
  create: 'Créer la liste',
  saved: (name: string) => `Liste de prix enregistrée${NBSP}: ${name}`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer la liste ${name}`,
  removeTitle: (name: string) => `Supprimer la liste ${name}?`,
  removeMessage: 'Ses prix seront supprimés aussi.',
  removeNow: 'Supprimer la liste',
  removed: (name: string) => `Liste de prix supprimée${NBSP}: ${name}`,

  importPrices: 'Importer des prix',
  exportIn: (format: string) => `Télécharger (${format})`,
  file: {
    fileName: 'liste-de-prix',
    sheetName: 'Liste de prix',
    columns: {
      public_id: 'Identifiant',
      name_fr: 'Nom français',
      name_en: 'Nom anglais',
      unit: 'Unité',
      quantity_per_case: 'Quantité par caisse',
      list_price: 'Prix courant',
      from_cases: 'Dès (caisses)',
      price: 'Prix de la liste',
      from_day: 'Premier jour',
      until_day: 'Dernier jour',
    },
  },

  sheetOf: (name: string) => `Prix de la liste ${name}`,
  sheetError: 'Impossible de charger les prix de cette liste.',
  category: 'Catégorie',
  product: 'Produit',
  listPrice: 'Prix courant',
  price: 'Prix de la liste',
  priceOf: (name: string) => `Prix de la liste, ${name}`,
  notAPrice: 'Entrez un prix, comme 12,50, ou rien. Échap rétablit l’ancien.',
  steps: 'Prix de quantité et prix datés',
  below: 'Écart',
  belowPercent: (percent: string) => `−${percent}${NBSP}%`,
  noEffect: 'plus cher, sans effet',
  sheetHint:
    'Entrée et les flèches vont à la ligne suivante. Un champ vide redonne le rabais de la liste.',
  fromCases: (count: number) => (count === 1 ? 'dès 1 caisse' : `dès ${count} caisses`),
  /** Days come formatted. */
  days: (from: string | null, until: string | null) =>
    from === null
      ? until === null
        ? ''
        : `jusqu’au ${until}`
      : until === null
        ? `à partir du ${from}`
        : from === until
          ? `le ${from}`
          : `du ${from} au ${until}`,
  addStep: 'Ajouter un prix',
  addStepTo: (name: string) => `Ajouter un prix, ${name}`,
  changeStepOf: (step: string, name: string) => `Modifier${NBSP}: ${step}, ${name}`,
  stepTitle: (name: string) => `Prix convenu${NBSP}: ${name}`,
  stepCases: 'Nombre de caisses',
  stepCasesHint: 'Ce prix vaut dès ce nombre de caisses.',
  stepPrice: 'Prix par caisse',
  fromDay: 'Premier jour',
  fromDayHint: 'Facultatif. Sinon, dès aujourd’hui.',
  untilDay: 'Dernier jour',
  untilDayHint: 'Facultatif. Sinon, sans fin.',
  saveStep: 'Enregistrer le prix',
  removeStep: 'Retirer ce prix',

  historyOf: (name: string) => `Historique, ${name}`,
  historyTitle: (name: string) => `Historique${NBSP}: ${name}`,
  historyError: 'Impossible de charger les anciens prix.',
  historyEmpty: 'Cette liste n’a pas encore demandé d’autre prix pour ce produit.',
  historyDays: 'Jours',
  historyPrice: 'Prix',

  byPercent: 'Fixer un rabais (%)',
  toSheet: 'Revenir à la liste',
  percent: 'Rabais',
  percentHint:
    'Le prix de chaque produit sélectionné devient son prix courant moins ce rabais, même s’il était plus bas.',
  notAPercent: `Entrez un pourcentage de 0,01 à 90, comme 8,5.`,

  priceChanged: (name: string, price: string) => `${name}${NBSP}: ${price}`,
  priceTaken: (name: string) => `${name}${NBSP}: prix retiré`,
  pricesChanged: (count: number) => `${count} prix modifiés`,
  unfinished: (done: number, left: number) =>
    `Prix enregistrés${NBSP}: ${done}. Prix non enregistrés${NBSP}: ${left}.`,
  sendAgain: 'Renvoyer le reste',
  giveUp: 'Laisser tomber le reste',
}

const en: typeof fr = {
  title: 'Price lists',
  loadError: 'Your price lists could not be loaded.',
  intro: 'A price list says what the customers you give it to pay. Nobody else sees it.',
  empty: 'You have no price lists. All your customers pay the usual price.',
  add: 'New price list',
  name: 'Name',
  nameHint: 'Your customers do not see it.',
  percentOff: 'Off the usual price',
  percentOffHint: 'From 0 to 50%. For products without a price of their own on the list.',
  off: (percent) => (percent === '0' ? 'Nothing off in general' : `${percent}% off`),
  ownPrices: (count) =>
    count === 0
      ? 'no prices of their own'
      : `${count} ${count === 1 ? 'product has its own price' : 'products have their own price'}`,
  customers: (count) =>
    count === 0 ? 'no customers' : `${count} ${count === 1 ? 'customer' : 'customers'}`,
  change: 'Edit',
  changeOf: (name) => `Edit the list ${name}`,
  save: 'Save',
  create: 'Create the list',
  saved: (name) => `Price list saved: ${name}`,
  remove: 'Delete',
  removeOf: (name) => `Delete the list ${name}`,
  removeTitle: (name) => `Delete the list ${name}?`,
  removeMessage: 'Its prices will be deleted too.',
  removeNow: 'Delete the list',
  removed: (name) => `Price list deleted: ${name}`,

  importPrices: 'Import prices',
  exportIn: (format) => `Download (${format})`,
  file: {
    fileName: 'price-list',
    sheetName: 'Price list',
    columns: {
      public_id: 'Identifier',
      name_fr: 'French name',
      name_en: 'English name',
      unit: 'Unit',
      quantity_per_case: 'Quantity per case',
      list_price: 'Usual price',
      from_cases: 'From (cases)',
      price: 'Price on the list',
      from_day: 'First day',
      until_day: 'Last day',
    },
  },

  sheetOf: (name) => `Prices of the list ${name}`,
  sheetError: 'The prices of this list could not be loaded.',
  category: 'Category',
  product: 'Product',
  listPrice: 'Usual price',
  price: 'Price on the list',
  priceOf: (name) => `Price on the list, ${name}`,
  notAPrice: 'Enter a price, such as 12.50, or nothing. Escape restores the old one.',
  steps: 'Volume and dated prices',
  below: 'Below',
  belowPercent: (percent) => `−${percent}%`,
  noEffect: 'costs more, no effect',
  sheetHint:
    'Enter and the arrows go to the next row. An empty field goes back to what the list takes off.',
  fromCases: (count) => (count === 1 ? 'from 1 case' : `from ${count} cases`),
  days: (from, until) =>
    from === null
      ? until === null
        ? ''
        : `until ${until}`
      : until === null
        ? `from ${from} on`
        : from === until
          ? `on ${from}`
          : `from ${from} to ${until}`,
  addStep: 'Add a price',
  addStepTo: (name) => `Add a price, ${name}`,
  changeStepOf: (step, name) => `Edit: ${step}, ${name}`,
  stepTitle: (name) => `Agreed price: ${name}`,
  stepCases: 'Number of cases',
  stepCasesHint: 'This price counts from so many cases on.',
  stepPrice: 'Price per case',
  fromDay: 'First day',
  fromDayHint: 'Optional. Otherwise from today on.',
  untilDay: 'Last day',
  untilDayHint: 'Optional. Otherwise without an end.',
  saveStep: 'Save the price',
  removeStep: 'Take this price off',

  historyOf: (name) => `History, ${name}`,
  historyTitle: (name) => `History: ${name}`,
  historyError: 'The former prices could not be loaded.',
  historyEmpty: 'This list has not asked any other price for this product yet.',
  historyDays: 'Days',
  historyPrice: 'Price',

  byPercent: 'Set a percent off',
  toSheet: 'Back to the list',
  percent: 'Percent off',
  percentHint:
    'The price of each selected product becomes its usual price less this, even where it was lower.',
  notAPercent: 'Enter a percentage from 0.01 to 90, such as 8.5.',

  priceChanged: (name, price) => `${name}: ${price}`,
  priceTaken: (name) => `${name}: price taken off`,
  pricesChanged: (count) => `${count} prices changed`,
  unfinished: (done, left) => `Prices saved: ${done}. Prices not saved: ${left}.`,
  sendAgain: 'Send the rest again',
  giveUp: 'Leave the rest',
}

/** A supplier's price lists, and the sheet of one. */
export const priceListsTexts = { fr, en }
