import type { RunningState } from '@halles/domain/import/import-state.ts'
import type { PriceRowKind } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { priceListImportTexts } from './price-list-import.ts'

const NBSP = '\u00a0'

const fr = {
  title: (list: string) => `Importer des prix${NBSP}: ${list}`,

  picker: {
    title: 'Importer les prix de cette liste',
    text: `Un fichier CSV ou Excel (.xlsx), comme celui que vous téléchargez de la liste, ou un PDF dont le texte peut être sélectionné. Une ligne par prix. Les prix que le fichier ne nomme pas restent. Rien ne change avant que vous confirmiez.`,
    needed: 'Colonnes obligatoires',
    optional: 'Colonnes facultatives',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    limits: `10${NBSP}Mo, 20${NBSP}000 lignes et 500 pages au plus`,
    tooLarge: `Ce fichier dépasse 10${NBSP}Mo.`,
    reading: 'Lecture du fichier…',
    readingName: (name: string) => `Lecture de «${NBSP}${name}${NBSP}»…`,
  },
  codeOrIdentifier: 'Code du produit ou identifiant',
  another: 'Choisir un autre fichier',

  previewTitle: 'Aperçu',
  previewNote: 'Rien n’est encore enregistré.',
  kindCount: (kind: PriceRowKind, count: string) =>
    `${priceListImportTexts.fr.kinds[kind]} (${count})`,
  none: {
    new: 'Aucun prix ajouté.',
    changed: 'Aucun prix modifié.',
    removed: 'Aucun prix retiré.',
    unchanged: 'Aucun prix inchangé.',
    faulty: 'Aucune ligne en erreur.',
  } satisfies Record<PriceRowKind, string>,
  product: 'Produit',
  price: 'Prix',
  fault: 'À corriger',
  cell: (cell: string) => `«${NBSP}${cell}${NBSP}»`,
  before: 'Avant',
  after: 'Après',
  taken: 'retiré',
  unsure: 'À vérifier',
  unsureNote:
    'Lignes à vérifier dans le PDF\u00a0: elles sont en tête, marquées «\u00a0À vérifier\u00a0».',
  faultyNote: (count: number) =>
    count > 1
      ? `${count.toLocaleString('fr-CA')} lignes en erreur ne seront pas importées. Téléchargez-les, corrigez-les, puis importez-les.`
      : 'Une ligne en erreur ne sera pas importée. Téléchargez-la, corrigez-la, puis importez-la.',
  downloadFaulty: 'Télécharger les lignes en erreur',
  confirm: (count: string, _many: boolean) => `Importer ${count} prix`,
  outdated: 'Cet aperçu n’existe plus. Choisissez le fichier de nouveau.',

  running: {
    applying: 'Importation en cours',
    undoing: 'Annulation en cours',
    reverting: 'L’importation a échoué. Annulation en cours',
  } satisfies Record<RunningState, string>,
  progress: (percent: string, done: string, total: string) =>
    `${percent}${NBSP}% – ${done} sur ${total} prix`,
  runningNote:
    'Vous pouvez quitter cette page. Vous pourrez modifier les prix dès que ce sera terminé.',
  failed:
    'L’importation a échoué. Les prix de la liste sont ceux d’avant. Réessayez ou écrivez-nous.',

  doneTitle: 'Importation terminée',
  done: (added: string, changed: string, removed: string) =>
    `Ajoutés${NBSP}: ${added}. Modifiés${NBSP}: ${changed}. Retirés${NBSP}: ${removed}.`,
  left: (count: string, many: boolean) =>
    many
      ? `${count} prix que quelqu’un a modifiés entre-temps sont restés.`
      : 'Un prix que quelqu’un a modifié entre-temps est resté.',
  undo: 'Annuler l’importation',
  undoTitle: 'Annuler cette importation?',
  undoMessage:
    'Les prix de la liste reviendront à ce qu’ils étaient. Ceux que quelqu’un a modifiés depuis resteront.',
  keep: 'Garder l’importation',
  undone: 'Importation annulée.',
  lastTitle: 'Dernière importation',
  seeList: 'Voir la liste',
}

const en: typeof fr = {
  title: (list) => `Import prices: ${list}`,

  picker: {
    title: 'Import the prices of this list',
    text: 'A CSV or Excel (.xlsx) file, like the one you download from the list, or a PDF whose text can be selected. One row for each price. Prices that the file does not name stay. Nothing changes until you confirm.',
    needed: 'Required columns',
    optional: 'Optional columns',
    choose: 'Choose a file',
    drop: 'or drop it here',
    limits: '10 MB, 20,000 rows and 500 pages at most',
    tooLarge: 'This file is larger than 10 MB.',
    reading: 'Reading the file…',
    readingName: (name: string) => `Reading “${name}”…`,
  },
  codeOrIdentifier: 'Item code or identifier',
  another: 'Choose another file',

  previewTitle: 'Preview',
  previewNote: 'Nothing is saved yet.',
  kindCount: (kind, count) => `${priceListImportTexts.en.kinds[kind]} (${count})`,
  none: {
    new: 'No price added.',
    changed: 'No price changed.',
    removed: 'No price taken off.',
    unchanged: 'No price unchanged.',
    faulty: 'No row with errors.',
  },
  product: 'Product',
  price: 'Price',
  fault: 'To fix',
  cell: (cell) => `“${cell}”`,
  before: 'Before',
  after: 'After',
  taken: 'taken off',
  unsure: 'To check',
  unsureNote: 'Some rows are to be checked against the PDF: they come first, marked “To check”.',
  faultyNote: (count) =>
    count > 1
      ? `${count.toLocaleString('en-CA')} rows with errors will not be imported. Download them, fix them, then import them.`
      : 'One row with errors will not be imported. Download it, fix it, then import it.',
  downloadFaulty: 'Download rows with errors',
  confirm: (count, many) => (many ? `Import ${count} prices` : `Import ${count} price`),
  outdated: 'This preview no longer exists. Choose the file again.',

  running: {
    applying: 'Import in progress',
    undoing: 'Undoing the import',
    reverting: 'The import failed. Undoing it',
  },
  progress: (percent, done, total) => `${percent}% – ${done} of ${total} prices`,
  runningNote: 'You can leave this page. You can change the prices as soon as this is complete.',
  failed:
    'The import failed. The prices of the list are what they were. Try again, or write to us.',

  doneTitle: 'Import complete',
  done: (added, changed, removed) => `Added: ${added}. Changed: ${changed}. Taken off: ${removed}.`,
  left: (count, many) =>
    many
      ? `${count} prices that someone changed meanwhile have stayed.`
      : 'One price that someone changed meanwhile has stayed.',
  undo: 'Undo the import',
  undoTitle: 'Undo this import?',
  undoMessage:
    'The prices of the list will go back to what they were. Those that someone has changed since will stay.',
  keep: 'Keep the import',
  undone: 'Import undone.',
  lastTitle: 'Last import',
  seeList: 'See the list',
}

/** Where a supplier imports the prices of a price list. */
export const priceImportScreenTexts = { fr, en }
