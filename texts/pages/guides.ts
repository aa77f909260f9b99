import type { Measure } from '@halles/domain/guide.ts'
import { de } from '../fr/elision.ts'

const NBSP = '\u00a0'

const measuresFr: Record<Measure, string> = {
  case: 'Caisses',
  g: 'Poids (kg)',
  ml: 'Volume (L)',
  piece: 'Pièces',
}

const fr = {
  title: 'Guides de commande',
  intro:
    'Un guide de commande réunit ce que vous commandez, chez tous vos fournisseurs, dans l’ordre où vous le rangez.',
  loadError: 'Impossible de charger vos guides.',
  empty:
    'Vous n’avez pas encore de guide. Créez-en un à partir de vos commandes, puis comptez et commandez en quelques minutes.',
  emptyForCook:
    'Votre restaurant n’a pas encore de guide. Une personne responsable des achats peut en créer un.',
  build: 'Créer à partir de vos commandes',
  create: 'Créer un guide vide',
  newTitle: 'Nouveau guide',
  name: 'Nom du guide',
  nameHint: 'Par exemple\u00a0: Cuisine, Bar, Chambre froide.',
  defaultName: 'Cuisine',
  items: (count: number) => `${count} ${count > 1 ? 'articles' : 'article'}`,
  countedAt: (moment: string) => `Compté le ${moment}`,
  neverCounted: 'Jamais compté',
  archived: 'Guides archivés',
  archive: 'Archiver',
  restore: 'Rétablir',
  restoreOf: (name: string) => `Rétablir le guide ${name}`,
  delete: 'Supprimer',
  deleteOf: (name: string) => `Supprimer le guide ${name}`,
  deleteTitle: (name: string) => `Supprimer le guide ${name}?`,
  deleteMessage: 'Ses articles et leurs comptages seront aussi supprimés. C’est définitif.',
  archiveTitle: (name: string) => `Archiver le guide ${name}?`,
  archiveMessage:
    'Il ne sera plus dans la liste. Vous pourrez le rétablir pendant un an; il sera ensuite supprimé.',
  isArchived: 'Ce guide est archivé.',

  proposal: 'Créer un guide à partir de vos commandes',
  proposalInto: (name: string) => `Ajouter des articles au guide ${name}`,
  searchMarket: 'Chercher dans tous les produits',
  searchMarketHint: 'Oignons, crème…',
  add: 'Ajouter',
  addOne: (name: string) => `Ajouter ${name} au guide`,
  added: (name: string) => `${name} est dans le guide.`,
  inGuide: 'Dans ce guide',
  proposalHint:
    'Voici ce que vous avez commandé ces 90 derniers jours. Rien n’est ajouté avant votre confirmation.',
  nothingOrdered:
    'Vous n’avez rien commandé ces 90 derniers jours. Commandez d’abord, ou créez un guide vide.',
  nothingMore: 'Tout ce que vous avez commandé ces 90 derniers jours est déjà dans ce guide.',
  orders: (count: number) => (count === 1 ? '1 commande' : `${count} commandes`),
  chooseAll: 'Tout sélectionner',
  chooseNone: 'Ne rien sélectionner',
  buildFrom: (count: number) =>
    count === 1 ? 'Créer le guide avec 1 article' : `Créer le guide avec ${count} articles`,
  addChosen: (count: number) => (count === 1 ? 'Ajouter 1 article' : `Ajouter ${count} articles`),
  tooMany: (most: number) => `Un guide contient au plus ${most} articles.`,

  guideError: 'Impossible de charger ce guide.',
  count: 'Compter',
  fill: 'Remplir le panier',
  fillBy: {
    par: 'Compléter jusqu’aux cibles',
    last_order: 'Comme la dernière fois',
    last_weekday: (weekday: string) => `Comme ${weekday} dernier`,
  },
  fillReplaced: (preferred: string, product: string) =>
    `${product} remplace ${preferred}, qui n’est pas offert en ce moment.`,
  fillNotCountable: (product: string) =>
    `${product} n’a pas été compté\u00a0: sa caisse ne se mesure pas dans l’unité de l’article.`,
  addItems: 'Ajouter des articles',
  rename: 'Renommer',
  noItems: 'Ce guide est vide. Ajoutez-y ce que vous commandez.',
  noSection: 'Sans section',
  caption: (name: string) => `Articles du guide ${name}`,
  columns: {
    item: 'Article',
    supplier: 'Fournisseur',
    case: 'Caisse',
    paid: 'Dernier prix payé',
    price: 'Prix',
    change: 'Écart',
    par: 'Cible',
    onHand: 'En stock',
    onTheWay: 'En route',
    order: 'Au panier',
    cheapest: 'Moins cher',
  },
  rise: (percent: string) => `${percent}${NBSP}% de plus que la dernière fois`,
  fall: (percent: string) => `${percent}${NBSP}% de moins que la dernière fois`,
  percent: (percent: string) => `${percent}${NBSP}%`,
  smallerCase: 'caisse plus petite',
  neverPaid: 'Jamais commandé',
  notCounted: 'Non compté',
  nothingComing: 'Rien en route',
  noPar: 'Aucune cible',
  suggest: (cases: number) =>
    cases === 0
      ? 'Rien à commander'
      : `À commander${NBSP}: ${cases === 1 ? '1 caisse' : `${cases} caisses`}`,
  cheaperAt: (supplier: string, amount: string) => `${amount} de moins la caisse chez ${supplier}`,
  nothingOrderable: 'Aucun produit de cet article n’est offert en ce moment.',
  insteadOf: (name: string) => `À la place ${de(name)}`,
  /** What its list was filtered by. */
  yourFilter: (words: string) => `Votre filtre${NBSP}: ${words}`,
  filterNotMet: 'Ne répond plus à votre filtre.',
  removeFilter: 'Retirer le filtre',
  edit: (name: string) => `Modifier ${name}`,
  cases: (count: number, shown: string) => `${shown} ${isOne(count) ? 'caisse' : 'caisses'}`,
  casesOf: (size: string) => `caisses de ${size}`,
  pieces: (count: number, shown: string) => `${shown} ${isOne(count) ? 'pièce' : 'pièces'}`,

  editTitle: (name: string) => `Modifier ${name}`,
  label: 'Nom dans le guide',
  labelHint: 'Laissez vide pour garder le nom du produit.',
  section: 'Section',
  sectionHint: 'L’endroit où il est rangé\u00a0: Chambre froide, Sec…',
  measure: 'Compté en',
  measures: measuresFr,
  parOf: (name: string, unit: string) => `Quantité cible, ${name}, en ${unit}`,
  notAPar: 'Entrez un nombre, par exemple 4 ou 2,5.',
  par: 'Quantité cible',
  parUnits: { case: 'caisses', g: 'kg', ml: 'L', piece: 'pièces' } satisfies Record<
    Measure,
    string
  >,
  products: 'Produits équivalents',
  productsHint: 'Le premier est commandé; les autres le remplacent quand il n’est pas offert.',
  prefer: (name: string) => `Préférer ${name}`,
  preferred: 'Préféré',
  take: (name: string) => `Retirer ${name} de l’article`,
  findEqual: 'Chercher des produits équivalents',
  noEqual: 'Aucun autre produit de cette catégorie ne correspond.',
  addEqual: (name: string) => `Ajouter ${name} comme équivalent`,
  elsewhere: 'Déjà dans un autre article',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  save: 'Enregistrer l’article',
  saved: (name: string) => `${name} est enregistré.`,
  remove: 'Retirer du guide',
  removeTitle: (name: string) => `Retirer ${name} du guide?`,
  removeMessage: 'Ses comptages seront aussi supprimés.',
  removed: (name: string) => `${name} n’est plus dans le guide.`,

  countTitle: (name: string) => `Compter ${name}`,
  countHint:
    'Entrez ce qu’il y a en stock. Chaque quantité est conservée sur cet appareil, même sans réseau.',
  target: (amount: string) => `Cible${NBSP}: ${amount}`,
  countedBy: (time: string, name: string) => `Compté à ${time} par ${name}`,
  countedYesterday: (amount: string, name: string) => `Hier${NBSP}: ${amount}, par ${name}`,
  formerMember: 'un ancien membre',
  you: 'vous',
  notSentYet: 'Pas encore envoyé',
  progress: (counted: number, all: number) => `${counted} sur ${all} comptés`,
  waiting: (count: number) =>
    count === 1
      ? '1 quantité sera envoyée au retour de la connexion. Elle est conservée sur cet appareil.'
      : `${count} quantités seront envoyées au retour de la connexion. Elles sont conservées sur cet appareil.`,
  invalidAmount: 'Entrez un nombre, avec deux décimales au plus.',
  done: 'Terminé',
  replacedOther: (item: string, own: string, name: string, other: string) =>
    `${item}${NBSP}: votre comptage (${own}) remplace celui ${de(name)} (${other}).`,
  laterOther: (item: string, own: string, name: string, other: string) =>
    `${item}${NBSP}: ${name} a compté ${other} après vous (${own}). Ce dernier comptage est retenu.`,
  itemGone: (item: string) =>
    `${item} n’est plus dans le guide. Votre comptage n’a pas été retenu.`,
}

/** French counts from 2. */
function isOne(count: number): boolean {
  return count < 2
}

const measuresEn: Record<Measure, string> = {
  case: 'Cases',
  g: 'Weight (kg)',
  ml: 'Volume (L)',
  piece: 'Pieces',
}

const en: typeof fr = {
  title: 'Order guides',
  intro:
    'An order guide has what you order, from all your suppliers, in the order in which you store it.',
  loadError: 'Your order guides could not be loaded.',
  empty:
    'You have no order guide yet. Build one from your orders, then count and order in a few minutes.',
  emptyForCook:
    'Your restaurant has no order guide yet. Someone in charge of purchasing can create one.',
  build: 'Build from your orders',
  create: 'Create an empty order guide',
  newTitle: 'New order guide',
  name: 'Name of the guide',
  nameHint: 'For example: Kitchen, Bar, Cold room.',
  defaultName: 'Kitchen',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  countedAt: (moment: string) => `Counted on ${moment}`,
  neverCounted: 'Never counted',
  archived: 'Archived order guides',
  archive: 'Archive',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore the guide ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the guide ${name}`,
  deleteTitle: (name: string) => `Delete the guide ${name}?`,
  deleteMessage: 'Its items and their counts will be deleted too. This is final.',
  archiveTitle: (name: string) => `Archive the guide ${name}?`,
  archiveMessage:
    'It will no longer be in the list. You can restore it for a year; then it is deleted.',
  isArchived: 'This guide is archived.',

  proposal: 'Build an order guide from your orders',
  proposalInto: (name: string) => `Add items to the guide ${name}`,
  searchMarket: 'Search all products',
  searchMarketHint: 'Onions, cream…',
  add: 'Add',
  addOne: (name: string) => `Add ${name} to the guide`,
  added: (name: string) => `${name} is in the guide.`,
  inGuide: 'In this guide',
  proposalHint:
    'This is what you have ordered in the last 90 days. Nothing is added before you confirm.',
  nothingOrdered:
    'You have ordered nothing in the last 90 days. Order first, or create an empty guide.',
  nothingMore: 'All that you have ordered in the last 90 days is already in this guide.',
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  buildFrom: (count: number) =>
    count === 1 ? 'Create the guide with 1 item' : `Create the guide with ${count} items`,
  addChosen: (count: number) => (count === 1 ? 'Add 1 item' : `Add ${count} items`),
  tooMany: (most: number) => `A guide has at most ${most} items.`,

  guideError: 'This guide could not be loaded.',
  count: 'Count',
  fill: 'Fill the cart',
  fillBy: {
    par: 'Up to par',
    last_order: 'Like last time',
    last_weekday: (weekday: string) => `Like last ${weekday}`,
  },
  fillReplaced: (preferred: string, product: string) =>
    `${product} takes the place of ${preferred}, which is not offered now.`,
  fillNotCountable: (product: string) =>
    `${product} was left out: its case cannot be measured in the unit of the item.`,
  addItems: 'Add items',
  rename: 'Rename',
  noItems: 'This guide is empty. Add what you order.',
  noSection: 'No section',
  caption: (name: string) => `Items of the guide ${name}`,
  columns: {
    item: 'Item',
    supplier: 'Supplier',
    case: 'Case',
    paid: 'Price last paid',
    price: 'Price',
    change: 'Change',
    par: 'Par',
    onHand: 'On hand',
    onTheWay: 'On the way',
    order: 'In the cart',
    cheapest: 'Cheaper',
  },
  rise: (percent: string) => `${percent}% more than last time`,
  fall: (percent: string) => `${percent}% less than last time`,
  percent: (percent: string) => `${percent}%`,
  smallerCase: 'smaller case',
  neverPaid: 'Never ordered',
  notCounted: 'Not counted',
  nothingComing: 'Nothing on the way',
  noPar: 'No par',
  suggest: (cases: number) =>
    cases === 0 ? 'Nothing to order' : `To order: ${cases === 1 ? '1 case' : `${cases} cases`}`,
  cheaperAt: (supplier: string, amount: string) => `${amount} less a case at ${supplier}`,
  nothingOrderable: 'No product of this item is offered now.',
  insteadOf: (name: string) => `In place of ${name}`,
  yourFilter: (words) => `Your filter: ${words}`,
  filterNotMet: 'No longer meets your filter.',
  removeFilter: 'Remove the filter',
  edit: (name: string) => `Edit ${name}`,
  cases: (count: number, shown: string) => `${shown} ${count === 1 ? 'case' : 'cases'}`,
  casesOf: (size: string) => `cases of ${size}`,
  pieces: (count: number, shown: string) => `${shown} ${count === 1 ? 'piece' : 'pieces'}`,

  editTitle: (name: string) => `Edit ${name}`,
  label: 'Name in the guide',
  labelHint: 'Leave empty to keep the name of the product.',
  section: 'Section',
  sectionHint: 'Where it is stored: Cold room, Dry goods…',
  measure: 'Counted in',
  measures: measuresEn,
  parOf: (name: string, unit: string) => `Par of ${name}, in ${unit}`,
  notAPar: 'Enter a number, for example 4 or 2.5.',
  par: 'Par',
  parUnits: { case: 'cases', g: 'kg', ml: 'L', piece: 'pieces' },
  products: 'Equivalent products',
  productsHint: 'The first is ordered; the others take its place when it is not offered.',
  prefer: (name: string) => `Prefer ${name}`,
  preferred: 'Preferred',
  take: (name: string) => `Remove ${name} from the item`,
  findEqual: 'Look for equivalent products',
  noEqual: 'No other product of this category matches.',
  addEqual: (name: string) => `Add ${name} as equivalent`,
  elsewhere: 'Already in another item',
  moveUp: 'Move up',
  moveDown: 'Move down',
  save: 'Save the item',
  saved: (name: string) => `${name} is saved.`,
  remove: 'Remove from the guide',
  removeTitle: (name: string) => `Remove ${name} from the guide?`,
  removeMessage: 'Its counts will be deleted too.',
  removed: (name: string) => `${name} is no longer in the guide.`,

  countTitle: (name: string) => `Count ${name}`,
  countHint:
    'Enter what is on hand. Each quantity is stored on this device, even without a network.',
  target: (amount: string) => `Par: ${amount}`,
  countedBy: (time: string, name: string) => `Counted at ${time} by ${name}`,
  countedYesterday: (amount: string, name: string) => `Yesterday: ${amount}, by ${name}`,
  formerMember: 'a former member',
  you: 'you',
  notSentYet: 'Not sent yet',
  progress: (counted: number, all: number) => `${counted} of ${all} counted`,
  waiting: (count: number) =>
    count === 1
      ? '1 quantity will be sent when the connection is back. It is stored on this device.'
      : `${count} quantities will be sent when the connection is back. They are stored on this device.`,
  invalidAmount: 'Enter a number, with at most two decimals.',
  done: 'Done',
  replacedOther: (item: string, own: string, name: string, other: string) =>
    `${item}: your count (${own}) replaces that of ${name} (${other}).`,
  laterOther: (item: string, own: string, name: string, other: string) =>
    `${item}: ${name} counted ${other} after you (${own}). That later count stands.`,
  itemGone: (item: string) => `${item} is no longer in the guide. Your count was not stored.`,
}

/** Guides: what a restaurant needs, how much of it there is, and what to order. */
export const guidesTexts = { fr, en }
