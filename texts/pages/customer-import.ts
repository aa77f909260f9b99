import type { CustomerColumn } from '@halles/domain/customer-import/customer-columns.ts'
import type { CustomerFault } from '@halles/domain/customer-import/customer-row.ts'
import type { RowKind } from '@halles/domain/import/row-kinds.ts'

const NBSP = '\u00a0'

const columnsFr: Record<CustomerColumn, string> = {
  name: 'Nom',
  email: 'Courriel',
  code: 'Nº de client',
  price_list: 'Liste de prix',
  terms_days: 'Modalités de paiement (jours)',
  language: 'Langue',
}

const reasonsFr: Record<CustomerFault, string> = {
  required: 'champ obligatoire',
  text_too_long: 'texte trop long',
  characters_refused: 'caractères non acceptés',
  formula: 'formule de tableur; collez plutôt la valeur',
  email_invalid: 'adresse courriel non valide',
  terms_invalid: 'un nombre de jours, de 0 à 120',
  language_unknown: 'français ou anglais',
  cells_too_many:
    'trop de cellules; mettez entre guillemets les textes qui contiennent une virgule',
  customer_twice: 'ce client figure déjà plus haut dans le fichier',
  customer_ambiguous: 'plusieurs de vos clients ont cette adresse; modifiez-les un à un',
  code_twice: 'ce numéro figure déjà plus haut dans le fichier',
  code_taken: 'un autre de vos clients a déjà ce numéro',
  price_list_unknown: 'vous n’avez pas de liste de prix de ce nom',
  price_list_ambiguous: 'plusieurs de vos listes de prix portent ce nom; écrivez-le exactement',
}

const kindsFr: Record<RowKind, string> = {
  new: 'À inviter',
  changed: 'Modifiés',
  unchanged: 'Inchangés',
  faulty: 'En erreur',
}

const fr = {
  title: 'Importer et inviter des clients',
  columns: { ...columnsFr, row: 'Ligne entière' },
  reasons: reasonsFr,

  picker: {
    title: 'Importer une liste de clients',
    text: 'Un fichier CSV ou Excel (.xlsx) dont la première ligne contient les noms des colonnes, dans l’ordre de votre choix. Rien ne change avant que vous confirmiez, et l’importation n’envoie aucun courriel.',
    needed: 'Colonnes obligatoires',
    optional: 'Colonnes facultatives',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    limits: '2\u00a0Mo et 2\u00a0000 lignes au plus',
    tooLarge: 'Ce fichier dépasse 2\u00a0Mo.',
    reading: 'Lecture du fichier…',
    readingName: (name: string) => `Lecture de «${NBSP}${name}${NBSP}»…`,
  },
  another: 'Choisir un autre fichier',

  previewTitle: 'Aperçu',
  previewNote:
    'Rien n’est encore enregistré. Une ligne qui porte l’adresse d’un de vos clients modifie ce client; les autres deviennent des invitations à envoyer.',
  kindCount: (kind: RowKind, count: string) => `${kindsFr[kind]} (${count})`,
  none: {
    new: 'Personne à inviter.',
    changed: 'Aucun client modifié.',
    unchanged: 'Aucun client inchangé.',
    faulty: 'Aucune ligne en erreur.',
  } satisfies Record<RowKind, string>,
  rowNumber: 'Ligne',
  customer: 'Client',
  said: 'Nº, liste et modalités',
  fault: 'À corriger',
  faultOf: (column: string, reason: string) => `${column}${NBSP}: ${reason}.`,
  cell: (cell: string) => `«${NBSP}${cell}${NBSP}»`,
  is: { customer: 'Déjà votre client', invitation: 'Invitation' },
  code: (code: string) => `Nº ${code}`,
  priceList: (name: string) => `Liste de prix${NBSP}: ${name}`,
  noPriceList: 'Sans liste de prix',
  noCode: 'Sans numéro',
  terms: (days: number) =>
    days === 0 ? 'Paiement à la livraison' : days === 1 ? '1 jour' : `${days} jours`,
  before: 'Avant',
  after: 'Après',
  faultyNote: (count: number) =>
    count > 1
      ? `${count.toLocaleString('fr-CA')} lignes en erreur ne seront pas importées. Corrigez-les dans votre fichier, puis importez-le de nouveau.`
      : 'Une ligne en erreur ne sera pas importée. Corrigez-la dans votre fichier, puis importez-le de nouveau.',
  confirm: (count: string, many: boolean) =>
    many ? `Importer ${count} clients` : `Importer ${count} client`,
  outdated: 'Cet aperçu n’existe plus. Choisissez le fichier de nouveau.',

  doneTitle: 'Importation terminée',
  lastTitle: 'Dernière importation',
  done: (added: string, changed: string) =>
    `À inviter${NBSP}: ${added}. Modifiés${NBSP}: ${changed}.`,
  undo: 'Annuler l’importation',
  undoTitle: 'Annuler cette importation?',
  undoMessage:
    'Ce qui n’a pas changé depuis redeviendra comme avant. Les invitations déjà envoyées le restent.',
  keep: 'Garder l’importation',
  undone: (rows: string, many: boolean) =>
    many
      ? `Importation annulée${NBSP}: ${rows} lignes sont revenues à leur état précédent.`
      : `Importation annulée${NBSP}: ${rows} ligne est revenue à son état précédent.`,
}

const kindsEn = { new: 'To invite', changed: 'Changed', unchanged: 'Unchanged', faulty: 'Errors' }

const en: typeof fr = {
  title: 'Import and invite customers',
  columns: {
    name: 'Name',
    email: 'Email',
    code: 'Customer number',
    price_list: 'Price list',
    terms_days: 'Payment terms (days)',
    language: 'Language',
    row: 'Whole row',
  },
  reasons: {
    required: 'required field',
    text_too_long: 'text too long',
    characters_refused: 'characters not accepted',
    formula: 'spreadsheet formula; paste its value instead',
    email_invalid: 'not a valid email address',
    terms_invalid: 'a number of days, from 0 to 120',
    language_unknown: 'French or English',
    cells_too_many: 'too many cells; put quotes around text that contains a comma',
    customer_twice: 'this customer already appears earlier in the file',
    customer_ambiguous: 'several of your customers have this address; change them one by one',
    code_twice: 'this number already appears earlier in the file',
    code_taken: 'another of your customers already has this number',
    price_list_unknown: 'you have no price list of this name',
    price_list_ambiguous: 'several of your price lists have this name; write it exactly',
  },

  picker: {
    title: 'Import a list of customers',
    text: 'A CSV or Excel (.xlsx) file whose first row contains the column names, in any order. Nothing changes until you confirm, and importing sends no email.',
    needed: 'Required columns',
    optional: 'Optional columns',
    choose: 'Choose a file',
    drop: 'or drop it here',
    limits: '2 MB and 2,000 rows at most',
    tooLarge: 'This file is larger than 2 MB.',
    reading: 'Reading the file…',
    readingName: (name) => `Reading “${name}”…`,
  },
  another: 'Choose another file',

  previewTitle: 'Preview',
  previewNote:
    'Nothing is saved yet. A row with the address of one of your customers changes that customer; the others become invitations to send.',
  kindCount: (kind, count) => `${kindsEn[kind]} (${count})`,
  none: {
    new: 'Nobody to invite.',
    changed: 'No changed customer.',
    unchanged: 'No unchanged customer.',
    faulty: 'No row with errors.',
  },
  rowNumber: 'Row',
  customer: 'Customer',
  said: 'Number, list and terms',
  fault: 'To fix',
  faultOf: (column, reason) => `${column}: ${reason}.`,
  cell: (cell) => `“${cell}”`,
  is: { customer: 'Already your customer', invitation: 'Invitation' },
  code: (code) => `No. ${code}`,
  priceList: (name) => `Price list: ${name}`,
  noPriceList: 'No price list',
  noCode: 'No number',
  terms: (days) => (days === 0 ? 'Payment on delivery' : days === 1 ? '1 day' : `${days} days`),
  before: 'Before',
  after: 'After',
  faultyNote: (count) =>
    count > 1
      ? `${count.toLocaleString('en-CA')} rows with errors will not be imported. Fix them in your file, then import it again.`
      : 'One row with errors will not be imported. Fix it in your file, then import it again.',
  confirm: (count, many) => (many ? `Import ${count} customers` : `Import ${count} customer`),
  outdated: 'This preview no longer exists. Choose the file again.',

  doneTitle: 'Import complete',
  lastTitle: 'Last import',
  done: (added, changed) => `To invite: ${added}. Changed: ${changed}.`,
  undo: 'Undo the import',
  undoTitle: 'Undo this import?',
  undoMessage:
    'Whatever has not changed since will go back to what it was. Invitations that were sent stay sent.',
  keep: 'Keep the import',
  undone: (rows, many) =>
    many
      ? `Import undone: ${rows} rows are back to their previous state.`
      : `Import undone: ${rows} row is back to its previous state.`,
}

/** A supplier's list of customers, read from a file. */
export const customerImportTexts = { fr, en }
