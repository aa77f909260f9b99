import type { ImportColumn } from '@halles/domain/import/import-columns.ts'
import type { RunningState } from '@halles/domain/import/import-state.ts'
import type { FaultReason } from '@halles/domain/import/imported-row.ts'
import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { labels as labelsEn } from '../en/further-fields.ts'
import { labels as labelsFr } from '../fr/further-fields.ts'

const NBSP = '\u00a0'

const columns: Record<ImportColumn, string> = {
  public_id: 'Identifiant',
  name_fr: 'Nom français',
  name_en: 'Nom anglais',
  category: 'Catégorie',
  unit: 'Unité',
  quantity_per_case: 'Quantité par caisse',
  price: 'Prix par caisse',
  description: 'Description',
  ...labelsFr,
}

const reasons: Record<FaultReason, string> = {
  required: 'champ obligatoire',
  text_too_long: 'texte trop long',
  characters_refused: 'caractères non acceptés',
  formula: 'formule de tableur; collez plutôt la valeur',
  category_unknown: 'catégorie inconnue',
  unit_invalid: 'lettres sans accent et chiffres seulement (kg, lb, 500g)',
  lead_days_invalid: 'un nombre de jours, de 0 à 30',
  shelf_days_invalid: 'un nombre de jours, de 0 à 3650',
  deposit_containers_invalid: 'un nombre de contenants, de 0 à 1000',
  gtin_invalid: '8, 12, 13 ou 14 chiffres dont le dernier correspond',
  choice_unknown: 'ce choix n’existe pas; séparez-en plusieurs par des virgules',
  weight_unit_invalid: 'seul un produit en kg ou en lb peut être vendu au poids',
  item_code_taken: 'un autre de vos produits, ou une ligne plus haut, a déjà ce code',
  amount_unreadable: 'nombre non reconnu',
  amount_not_positive: 'entrez un nombre supérieur à zéro',
  amount_too_high: 'au plus 99\u00a0999,99',
  amount_too_fine: 'au plus deux décimales',
  cells_too_many:
    'trop de cellules; mettez entre guillemets les textes qui contiennent une virgule',
  product_unknown: 'aucun de vos produits n’a cet identifiant',
  product_twice: 'ce produit figure déjà plus haut dans le fichier',
  product_ambiguous:
    'plusieurs produits correspondent; ajoutez l’identifiant (il figure dans l’exportation)',
  name_fixed: 'le nom d’un produit ne peut pas être modifié',
  category_fixed: 'la catégorie d’un produit ne peut pas être modifiée',
}

const kindsFr: Record<RowKind, string> = {
  new: 'Nouveaux',
  changed: 'Modifiés',
  unchanged: 'Inchangés',
  faulty: 'En erreur',
}

const fr = {
  title: 'Importer ou exporter',

  columns: { ...columns, row: 'Ligne entière' },
  reasons,
  reason: 'Motif',
  rowNumber: 'Ligne',
  fileName: 'catalogue',
  faultsFileName: 'lignes-en-erreur',
  sheetName: 'Catalogue',

  exportTitle: 'Exporter votre catalogue',
  exportText:
    'Téléchargez tous vos produits dans un fichier que vous pouvez modifier, puis importer.',
  exportCsv: 'Exporter en CSV',
  exportXlsx: 'Exporter en Excel',

  picker: {
    title: 'Importer une liste de produits',
    text: 'Un fichier CSV ou Excel (.xlsx) dont la première ligne contient les noms des colonnes, dans l’ordre de votre choix. Rien ne change avant que vous confirmiez.',
    needed: 'Colonnes obligatoires',
    optional: 'Colonnes facultatives',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    limits: '10\u00a0Mo et 20\u00a0000 lignes au plus',
    tooLarge: 'Ce fichier dépasse 10\u00a0Mo.',
    reading: 'Lecture du fichier…',
    readingName: (name: string) => `Lecture de «${NBSP}${name}${NBSP}»…`,
  },
  another: 'Choisir un autre fichier',

  previewTitle: 'Aperçu',
  previewNote: 'Rien n’est encore enregistré.',
  kinds: kindsFr,
  kindCount: (kind: RowKind, count: string) => `${kindsFr[kind]} (${count})`,
  none: {
    new: 'Aucun nouveau produit.',
    changed: 'Aucun produit modifié.',
    unchanged: 'Aucun produit inchangé.',
    faulty: 'Aucune ligne en erreur.',
  },
  product: 'Produit',
  fault: 'À corriger',
  faultOf: (column: string, reason: string) => `${column}${NBSP}: ${reason}.`,
  cell: (cell: string) => `«${NBSP}${cell}${NBSP}»`,
  before: 'Avant',
  after: 'Après',
  fieldsChanged: (fields: string) => `Modifié${NBSP}: ${fields}`,
  faultyNote: (count: number) =>
    count > 1
      ? `${count.toLocaleString('fr-CA')} lignes en erreur ne seront pas importées. Téléchargez-les, corrigez-les, puis importez-les.`
      : 'Une ligne en erreur ne sera pas importée. Téléchargez-la, corrigez-la, puis importez-la.',
  downloadFaulty: 'Télécharger les lignes en erreur',
  confirm: (count: string, many: boolean) =>
    many ? `Importer ${count} produits` : `Importer ${count} produit`,
  outdated: 'Cet aperçu n’existe plus. Choisissez le fichier de nouveau.',

  running: {
    applying: 'Importation en cours',
    undoing: 'Annulation en cours',
    reverting: 'L’importation a échoué. Annulation en cours',
  } satisfies Record<RunningState, string>,
  progress: (percent: string, done: string, total: string) =>
    `${percent}${NBSP}% – ${done} sur ${total} produits`,
  runningNote:
    'Vous pouvez quitter cette page. Vous pourrez modifier produits et prix dès que ce sera terminé.',
  failed:
    'L’importation a échoué. Votre catalogue est revenu à son état précédent. Réessayez ou écrivez-nous.',

  doneTitle: 'Importation terminée',
  done: (added: string, changed: string) =>
    `Ajoutés${NBSP}: ${added}. Modifiés${NBSP}: ${changed}.`,
  undo: 'Annuler l’importation',
  undoTitle: 'Annuler cette importation?',
  undoMessage: 'Votre catalogue reviendra à son état précédent.',
  keep: 'Garder l’importation',
  undone: 'Importation annulée. Votre catalogue est revenu à son état précédent.',
  lastTitle: 'Dernière importation',
  seeProducts: 'Voir mes produits',
}

const kindsEn = { new: 'New', changed: 'Changed', unchanged: 'Unchanged', faulty: 'Errors' }

const en: typeof fr = {
  title: 'Import or export',

  columns: {
    public_id: 'Identifier',
    name_fr: 'French name',
    name_en: 'English name',
    category: 'Category',
    unit: 'Unit',
    quantity_per_case: 'Quantity per case',
    price: 'Price per case',
    description: 'Description',
    ...labelsEn,
    row: 'Whole row',
  },
  reasons: {
    required: 'required field',
    text_too_long: 'text too long',
    characters_refused: 'characters not accepted',
    formula: 'spreadsheet formula; paste its value instead',
    category_unknown: 'unknown category',
    unit_invalid: 'unaccented letters and digits only (kg, lb, 500g)',
    lead_days_invalid: 'a number of days, from 0 to 30',
    shelf_days_invalid: 'a number of days, from 0 to 3650',
    deposit_containers_invalid: 'a number of containers, from 0 to 1000',
    gtin_invalid: '8, 12, 13 or 14 digits whose last one fits',
    choice_unknown: 'no such choice; separate several with commas',
    weight_unit_invalid: 'only a product in kg or lb can be sold by weight',
    item_code_taken: 'another of your products, or a row above, already has this code',
    amount_unreadable: 'number not recognized',
    amount_not_positive: 'enter a number above zero',
    amount_too_high: '99,999.99 at most',
    amount_too_fine: 'two decimals at most',
    cells_too_many: 'too many cells; put quotes around text that contains a comma',
    product_unknown: 'none of your products has this identifier',
    product_twice: 'this product already appears earlier in the file',
    product_ambiguous: 'several of your products match; add the identifier (it is in the export)',
    name_fixed: 'the name of a product cannot be changed',
    category_fixed: 'the category of a product cannot be changed',
  },
  reason: 'Reason',
  rowNumber: 'Row',
  fileName: 'catalogue',
  faultsFileName: 'rows-with-errors',
  sheetName: 'Catalogue',

  exportTitle: 'Export your catalogue',
  exportText: 'Download all your products in a file that you can edit and then import.',
  exportCsv: 'Export as CSV',
  exportXlsx: 'Export as Excel',

  picker: {
    title: 'Import a product list',
    text: 'A CSV or Excel (.xlsx) file whose first row contains the column names, in any order. Nothing changes until you confirm.',
    needed: 'Required columns',
    optional: 'Optional columns',
    choose: 'Choose a file',
    drop: 'or drop it here',
    limits: '10 MB and 20,000 rows at most',
    tooLarge: 'This file is larger than 10 MB.',
    reading: 'Reading the file…',
    readingName: (name: string) => `Reading “${name}”…`,
  },
  another: 'Choose another file',

  previewTitle: 'Preview',
  previewNote: 'Nothing is saved yet.',
  kinds: kindsEn,
  kindCount: (kind, count) => `${kindsEn[kind]} (${count})`,
  none: {
    new: 'No new product.',
    changed: 'No changed product.',
    unchanged: 'No unchanged product.',
    faulty: 'No row with errors.',
  },
  product: 'Product',
  fault: 'To fix',
  faultOf: (column, reason) => `${column}: ${reason}.`,
  cell: (cell) => `“${cell}”`,
  before: 'Before',
  after: 'After',
  fieldsChanged: (fields) => `Changed: ${fields}`,
  faultyNote: (count) =>
    count > 1
      ? `${count.toLocaleString('en-CA')} rows with errors will not be imported. Download them, fix them, then import them.`
      : 'One row with errors will not be imported. Download it, fix it, then import it.',
  downloadFaulty: 'Download rows with errors',
  confirm: (count, many) => (many ? `Import ${count} products` : `Import ${count} product`),
  outdated: 'This preview no longer exists. Choose the file again.',

  running: {
    applying: 'Import in progress',
    undoing: 'Undoing the import',
    reverting: 'The import failed. Undoing it',
  },
  progress: (percent, done, total) => `${percent}% – ${done} of ${total} products`,
  runningNote: 'You can leave this page. You can change your products as soon as this is complete.',
  failed:
    'The import failed. Your catalogue is back to its previous state. Try again, or write to us.',

  doneTitle: 'Import complete',
  done: (added, changed) => `Added: ${added}. Changed: ${changed}.`,
  undo: 'Undo the import',
  undoTitle: 'Undo this import?',
  undoMessage: 'Your catalogue will go back to its previous state.',
  keep: 'Keep the import',
  undone: 'Import undone. Your catalogue is back to its previous state.',
  lastTitle: 'Last import',
  seeProducts: 'See my products',
}

/** A supplier's products, in and out as a file. */
export const catalogueImportTexts = { fr, en }
