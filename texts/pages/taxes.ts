import { menu as menuEn } from '../en/menu.ts'
import { taxClassNames as classesEn, taxNames as namesEn } from '../en/tax-names.ts'
import { questions as questionsEn } from '../en/tax-questions.ts'
import { menu as menuFr } from '../fr/menu.ts'
import { taxClassNames as classesFr, taxNames as namesFr } from '../fr/tax-names.ts'
import { questions as questionsFr } from '../fr/tax-questions.ts'

const NBSP = '\u00a0'

const products = (count: number) => (count > 1 ? `${count} produits` : `${count} produit`)

const fr = {
  title: 'Taxes',
  ofCategory: (category: string) => `Taxes${NBSP}: ${category}`,
  intro:
    'C’est vous qui décidez quelles taxes portent vos produits, et qui en répondez. Halles applique vos réponses et calcule. Dans le doute, demandez à votre comptable, à Revenu Québec ou à l’Agence du revenu du Canada.',
  loadError: 'Impossible de charger vos taxes.',
  taxes: namesFr,
  classes: classesFr,
  categories: menuFr,
  questions: questionsFr,

  numbers: 'Vos numéros de taxe',
  none: (tax: string) =>
    `Sans numéro, vos factures ne portent pas de ${tax} et disent «${NBSP}non inscrit${NBSP}».`,
  add: 'Ajouter un numéro',
  addOf: (tax: string) => `Ajouter un numéro de ${tax}`,
  correct: 'Corriger',
  correctOf: (number: string) => `Corriger le numéro ${number}`,
  end: 'Dernier jour',
  endOf: (number: string) => `Dernier jour du numéro ${number}`,
  since: (from: string) => `Depuis le ${from}`,
  during: (from: string, until: string) => `Du ${from} au ${until}`,
  states: { in_force: 'En vigueur', ahead: 'À venir', ended: 'Terminé' },
  number: (tax: string) => `Numéro de ${tax}`,
  numberHint: {
    gst: `Neuf chiffres, RT et quatre chiffres${NBSP}: 123456782 RT0001.`,
    qst: `Dix chiffres, TQ et quatre chiffres${NBSP}: 1234567890 TQ0001.`,
  },
  fromDay: 'Premier jour',
  fromDayHint: 'À partir de ce jour, vos factures portent cette taxe.',
  untilDay: 'Dernier jour',
  untilDayHint: 'Laissez vide si vous continuez de facturer cette taxe.',
  kept: 'Les factures déjà émises gardent le numéro qu’elles portent.',
  save: 'Enregistrer',
  saved: (tax: string) => `Numéro de ${tax} enregistré`,

  products: 'Vos produits',
  productsIntro:
    'Une facture qui porte des taxes attend une réponse pour chacun de ses produits. Un produit que vous ajoutez plus tard attend la sienne.',
  noProducts: 'Vous n’avez pas encore de produit.',
  toProducts: 'Ajouter des produits',
  toAnswer: (missing: number, count: number) => `${missing} à compléter sur ${count}`,
  allAnswered: (count: number) => `${products(count)}, tout est répondu`,

  only: { missing: 'À compléter', all: 'Tous' },
  search: 'Chercher un produit',
  searchHint: 'Nom du produit…',
  clearSearch: 'Effacer la recherche',
  listed: products,
  noneMissing: 'Tous les produits de cette catégorie ont leur réponse.',
  noneFound: 'Aucun produit ne correspond.',
  showAll: 'Voir tous les produits',
  unanswered: 'À compléter',
  noTax: 'Sans taxe',
  with: (taxes: string) => `Avec ${taxes}`,
  and: ' et ',
  answered: (day: string, by: string | null) =>
    by === null ? `Répondu le ${day}` : `Répondu le ${day} par ${by}`,
  selectOf: (name: string) => `Sélectionner ${name}`,
  selectPage: 'Sélectionner cette page',
  selected: (count: number) =>
    count > 1 ? `${count} produits sélectionnés` : `${count} produit sélectionné`,
  answer: 'Répondre',
  change: 'Modifier',
  answerFor: (name: string) => `Taxes${NBSP}: ${name}`,
  answerRest: (count: number) =>
    count > 1 ? `Répondre pour les ${count} à compléter` : 'Répondre pour le produit à compléter',
  answerSelected: 'Répondre pour la sélection',
  forMany: (count: number, category: string) => `Taxes${NBSP}: ${products(count)}, ${category}`,

  sameForAll: (count: number) => `Vos réponses vaudront pour ${products(count)}.`,
  proposed:
    'Nous proposons les réponses de la plupart des produits de cette catégorie. Vérifiez-les toutes.',
  asked: (taxes: string) => `Ces produits portent-ils la ${taxes} aujourd’hui?`,
  askedHint:
    'Depuis le 15 juillet 2026, une partie de ces produits ne porte plus la TVQ. À vous de dire ce qu’il en est des vôtres.',
  askedYes: 'Oui',
  askedNo: 'Non',
  result: (name: string) => `Catégorie de taxe${NBSP}: ${name}`,
  today: (taxes: string) => `Aujourd’hui${NBSP}: ${taxes}`,
  confirmHint: 'En confirmant, vous dites que ces réponses sont les vôtres.',
  confirm: 'Confirmer ces réponses',
  incomplete: 'Répondez à chaque question.',
  savedMany: (count: number) => `Réponses enregistrées pour ${products(count)}`,
}

const productsEn = (count: number) => (count === 1 ? '1 product' : `${count} products`)

const en: typeof fr = {
  title: 'Taxes',
  ofCategory: (category) => `Taxes: ${category}`,
  intro:
    'You decide which taxes your products bear, and you answer for it. Halles applies your answers and calculates. When in doubt, ask your accountant, Revenu Québec or the Canada Revenue Agency.',
  loadError: 'Your taxes could not be loaded.',
  taxes: namesEn,
  classes: classesEn,
  categories: menuEn,
  questions: questionsEn,

  numbers: 'Your tax numbers',
  none: (tax) => `Without a number, your invoices bear no ${tax} and say “not registered”.`,
  add: 'Add a number',
  addOf: (tax) => `Add a number: ${tax}`,
  correct: 'Correct',
  correctOf: (number) => `Correct the number ${number}`,
  end: 'Last day',
  endOf: (number) => `Last day of the number ${number}`,
  since: (from) => `Since ${from}`,
  during: (from, until) => `From ${from} to ${until}`,
  states: { in_force: 'In force', ahead: 'To come', ended: 'Ended' },
  number: (tax) => `${tax} number`,
  numberHint: {
    gst: 'Nine digits, RT and four digits: 123456782 RT0001.',
    qst: 'Ten digits, TQ and four digits: 1234567890 TQ0001.',
  },
  fromDay: 'First day',
  fromDayHint: 'From this day on, your invoices bear this tax.',
  untilDay: 'Last day',
  untilDayHint: 'Leave it empty if you go on charging this tax.',
  kept: 'Invoices that were issued keep the number that they bear.',
  save: 'Save',
  saved: (tax) => `${tax} number saved`,

  products: 'Your products',
  productsIntro:
    'An invoice with taxes waits for an answer about each of its products. A product that you add later waits for its own.',
  noProducts: 'You have no product yet.',
  toProducts: 'Add products',
  toAnswer: (missing, count) => `${missing} of ${count} to complete`,
  allAnswered: (count) => `${productsEn(count)}, all answered`,

  only: { missing: 'To complete', all: 'All' },
  search: 'Search for a product',
  searchHint: 'Product name…',
  clearSearch: 'Clear the search',
  listed: productsEn,
  noneMissing: 'Every product of this category has its answer.',
  noneFound: 'No product matches.',
  showAll: 'See all products',
  unanswered: 'To complete',
  noTax: 'No tax',
  with: (taxes) => `With ${taxes}`,
  and: ' and ',
  answered: (day, by) => (by === null ? `Answered on ${day}` : `Answered on ${day} by ${by}`),
  selectOf: (name) => `Select ${name}`,
  selectPage: 'Select this page',
  selected: (count) => `${productsEn(count)} selected`,
  answer: 'Answer',
  change: 'Edit',
  answerFor: (name) => `Taxes: ${name}`,
  answerRest: (count) =>
    count === 1 ? 'Answer for the product to complete' : `Answer for the ${count} to complete`,
  answerSelected: 'Answer for the selection',
  forMany: (count, category) => `Taxes: ${productsEn(count)}, ${category}`,

  sameForAll: (count) => `Your answers will apply to ${productsEn(count)}.`,
  proposed: 'We propose the answers of most products of this category. Check each of them.',
  asked: (taxes) => `Do these products bear the ${taxes} today?`,
  askedHint:
    'Since 15 July 2026, some of these products no longer bear the QST. You say how it is with yours.',
  askedYes: 'Yes',
  askedNo: 'No',
  result: (name) => `Tax category: ${name}`,
  today: (taxes) => `Today: ${taxes}`,
  confirmHint: 'By confirming, you say that these answers are yours.',
  confirm: 'Confirm these answers',
  incomplete: 'Answer each question.',
  savedMany: (count) => `Answers saved for ${productsEn(count)}`,
}

/** A supplier's tax numbers, and what it answers of its products. */
export const taxesTexts = { fr, en }
