import type { Measure } from '@halles/domain/guide.ts'

const NBSP = '\u00a0'

const measures: Record<Measure, string> = {
  case: 'Caisses',
  g: 'Poids (kg)',
  ml: 'Volume (L)',
  piece: 'Pièces',
}

/** Guides: what a restaurant needs, how much of it there is, and what to order. */
export const guides = {
  title: 'Carnets',
  intro:
    'Un carnet contient ce que vous commandez, chez tous vos fournisseurs, dans l’ordre où vous le rangez.',
  loadError: 'Impossible de charger vos carnets.',
  empty:
    'Vous n’avez pas encore de carnet. Bâtissez-en un depuis vos commandes, puis comptez et commandez en quelques minutes.',
  emptyForCook:
    'Votre restaurant n’a pas encore de carnet. Une personne responsable des achats peut en créer un.',
  build: 'Bâtir depuis vos commandes',
  create: 'Créer un carnet vide',
  newTitle: 'Nouveau carnet',
  name: 'Nom du carnet',
  nameHint: 'Par exemple\u00a0: Cuisine, Bar, Chambre froide.',
  defaultName: 'Cuisine',
  items: (count: number) => `${count} ${count > 1 ? 'articles' : 'article'}`,
  countedAt: (moment: string) => `Compté le ${moment}`,
  neverCounted: 'Jamais compté',
  archived: 'Carnets archivés',
  archive: 'Archiver',
  archiveOf: (name: string) => `Archiver le carnet ${name}`,
  restore: 'Rétablir',
  restoreOf: (name: string) => `Rétablir le carnet ${name}`,
  archiveTitle: (name: string) => `Archiver le carnet ${name}?`,
  archiveMessage:
    'Il ne sera plus dans la liste. Vous pourrez le rétablir pendant un an; il sera ensuite supprimé.',
  isArchived: 'Ce carnet est archivé.',

  proposal: 'Bâtir un carnet depuis vos commandes',
  proposalInto: (name: string) => `Ajouter des articles au carnet ${name}`,
  searchMarket: 'Chercher dans tous les produits',
  searchMarketHint: 'Oignons, crème…',
  add: 'Ajouter',
  addOne: (name: string) => `Ajouter ${name} au carnet`,
  added: (name: string) => `${name} est dans le carnet.`,
  inGuide: 'Dans ce carnet',
  proposalHint:
    'Voici ce que vous avez commandé ces 90 derniers jours. Rien n’est ajouté avant votre confirmation.',
  nothingOrdered:
    'Vous n’avez rien commandé ces 90 derniers jours. Commandez d’abord, ou créez un carnet vide.',
  nothingMore: 'Tout ce que vous avez commandé ces 90 derniers jours est déjà dans ce carnet.',
  orders: (count: number) => (count === 1 ? '1 commande' : `${count} commandes`),
  chooseAll: 'Tout choisir',
  chooseNone: 'Ne rien choisir',
  buildFrom: (count: number) =>
    count === 1 ? 'Créer le carnet avec 1 article' : `Créer le carnet avec ${count} articles`,
  addChosen: (count: number) => (count === 1 ? 'Ajouter 1 article' : `Ajouter ${count} articles`),
  tooMany: (most: number) => `Un carnet contient au plus ${most} articles.`,

  guideError: 'Impossible de charger ce carnet.',
  count: 'Compter',
  fill: 'Remplir le panier',
  fillBy: {
    par: 'Jusqu’aux cibles',
    last_order: 'Comme la dernière fois',
    last_weekday: (weekday: string) => `Comme ${weekday} dernier`,
  },
  fillReplaced: (preferred: string, product: string) =>
    `${product} remplace ${preferred}, qui n’est pas offert en ce moment.`,
  fillNotCountable: (product: string) =>
    `${product} n’a pas été compté\u00a0: sa caisse ne se mesure pas dans l’unité de l’article.`,
  addItems: 'Ajouter des articles',
  rename: 'Renommer',
  noItems: 'Ce carnet est vide. Ajoutez-y ce que vous commandez.',
  noSection: 'Sans section',
  caption: (name: string) => `Articles du carnet ${name}`,
  columns: {
    item: 'Article',
    supplier: 'Fournisseur',
    case: 'Caisse',
    paid: 'Dernier prix payé',
    price: 'Prix',
    change: 'Écart',
    par: 'Cible',
    onHand: 'En main',
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
  insteadOf: (name: string) => `À la place de ${name}`,
  edit: (name: string) => `Modifier ${name}`,
  cases: (count: number, shown: string) => `${shown} ${isOne(count) ? 'caisse' : 'caisses'}`,
  casesOf: (size: string) => `caisses de ${size}`,
  pieces: (count: number, shown: string) => `${shown} ${isOne(count) ? 'pièce' : 'pièces'}`,

  editTitle: (name: string) => `Modifier ${name}`,
  label: 'Nom dans le carnet',
  labelHint: 'Vide\u00a0: le nom du produit.',
  section: 'Section',
  sectionHint: 'L’endroit où il est rangé\u00a0: Chambre froide, Sec…',
  measure: 'Compté en',
  measures,
  parOf: (name: string, unit: string) => `Quantité cible, ${name}, en ${unit}`,
  notAPar: 'Entrez un nombre, par exemple 4 ou 2,5.',
  par: 'Quantité cible',
  parHint: 'Ce que vous voulez avoir après la livraison. Vide\u00a0: aucune cible.',
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
  noEqual: 'Aucun autre produit de cette catégorie ne porte ces mots.',
  addEqual: (name: string) => `Ajouter ${name} comme équivalent`,
  elsewhere: 'Déjà dans un autre article',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  save: 'Enregistrer l’article',
  saved: (name: string) => `${name} est enregistré.`,
  remove: 'Retirer du carnet',
  removeTitle: (name: string) => `Retirer ${name} du carnet?`,
  removeMessage: 'Ce qui en a été compté est supprimé aussi.',
  removed: (name: string) => `${name} n’est plus dans le carnet.`,

  countTitle: (name: string) => `Compter ${name}`,
  countHint:
    'Entrez ce qu’il y a en main. Chaque nombre est conservé sur cet appareil, même sans réseau.',
  countOf: (name: string, unit: string) => `${name}, en main (${unit})`,
  target: (amount: string) => `Cible${NBSP}: ${amount}`,
  countedBy: (time: string, name: string) => `Compté à ${time} par ${name}`,
  countedYesterday: (amount: string, name: string) => `Hier${NBSP}: ${amount}, par ${name}`,
  formerMember: 'un ancien membre',
  you: 'vous',
  notSentYet: 'Pas encore envoyé',
  progress: (counted: number, all: number) => `${counted} sur ${all} comptés`,
  waiting: (count: number) =>
    count === 1
      ? '1 nombre attend le réseau. Il est conservé sur cet appareil.'
      : `${count} nombres attendent le réseau. Ils sont conservés sur cet appareil.`,
  invalidAmount: 'Entrez un nombre, avec deux décimales au plus.',
  done: 'Terminé',
  replacedOther: (item: string, own: string, name: string, other: string) =>
    `${item}${NBSP}: votre compte (${own}) remplace celui de ${name} (${other}).`,
  laterOther: (item: string, own: string, name: string, other: string) =>
    `${item}${NBSP}: ${name} a compté ${other} après vous (${own}). Ce dernier compte est retenu.`,
  itemGone: (item: string) => `${item} n’est plus dans le carnet. Votre compte n’a pas été retenu.`,
}

/** French counts from 2. */
function isOne(count: number): boolean {
  return count < 2
}
