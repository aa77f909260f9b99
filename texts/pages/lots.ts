const NBSP = '\u00a0'

const fr = {
  lots: 'Lots',
  /** What is said of a product's cases, where some have no lot yet. */
  without: (cases: number) => (cases === 1 ? '1 caisse sans lot' : `${cases} caisses sans lot`),
  edit: 'Inscrire les lots',
  editOf: (product: string) => `Lots${NBSP}: ${product}`,
  all: 'Pour toutes les commandes',
  allHint: 'Remplit chaque commande qui n’a pas encore de lot.',
  fill: 'Inscrire partout',
  lot: 'Lot',
  lotHint: 'Comme sur l’étiquette. Un code GS1 lu ou collé ici est séparé en lot et en date.',
  expires: 'Péremption (facultative)',
  cases: 'Caisses',
  ofCases: (cases: number) => (cases === 1 ? 'de 1 caisse' : `de ${cases} caisses`),
  add: 'Ajouter un lot',
  addTo: (order: string) => `Ajouter un lot${NBSP}: ${order}`,
  remove: (lot: string) => (lot === '' ? 'Retirer cette ligne' : `Retirer le lot ${lot}`),
  save: 'Enregistrer les lots',
  saved: 'Lots enregistrés',
  unsure: (rest: string) =>
    `Une partie du code n’a pas pu être lue et a été laissée${NBSP}: ${rest}`,
  required: 'Inscrivez le lot, ou retirez cette ligne.',
  casesWrong: 'Inscrivez un nombre de caisses.',
  characters: 'Au plus 40 lettres sans accent, chiffres et signes courants.',
  twice: 'Ce lot est déjà inscrit pour cette commande.',
  above: 'Les lots ont plus de caisses que la commande.',
  expiresWrong: 'Inscrivez une date.',
  delivered: 'Cette commande est livrée. Une correction est notée dans l’activité de l’entreprise.',
}

const en: typeof fr = {
  lots: 'Lots',
  without: (cases) => (cases === 1 ? '1 case without a lot' : `${cases} cases without a lot`),
  edit: 'Record lots',
  editOf: (product) => `Lots: ${product}`,
  all: 'For every order',
  allHint: 'Fills in each order that has no lot yet.',
  fill: 'Fill in everywhere',
  lot: 'Lot',
  lotHint: 'As on the label. A GS1 code scanned or pasted here is split into lot and date.',
  expires: 'Expiry (optional)',
  cases: 'Cases',
  ofCases: (cases) => (cases === 1 ? 'of 1 case' : `of ${cases} cases`),
  add: 'Add a lot',
  addTo: (order) => `Add a lot: ${order}`,
  remove: (lot) => (lot === '' ? 'Remove this row' : `Remove lot ${lot}`),
  save: 'Save lots',
  saved: 'Lots saved',
  unsure: (rest) => `Part of the code could not be read and was left out: ${rest}`,
  required: 'Enter the lot, or remove this row.',
  casesWrong: 'Enter a number of cases.',
  characters: 'At most 40 letters without accents, digits and common signs.',
  twice: 'This lot is already recorded for this order.',
  above: 'The lots have more cases than the order.',
  expiresWrong: 'Enter a date.',
  delivered:
    'This order has been delivered. A correction is noted in the activity of the business.',
}

export const lotsTexts = { fr, en }
