import type { PageTexts } from '../fr/page-texts.ts'

const kinds = { new: 'New', changed: 'Changed', unchanged: 'Unchanged', faulty: 'Errors' }

/** A supplier's price list, in and out as a file. */
export const catalogueImport: PageTexts['catalogueImport'] = {
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
    lead_days: 'Days ahead',
    pick_place: 'Place',
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

  importTitle: 'Import a price list',
  importText:
    'A CSV or Excel (.xlsx) file whose first row contains the column names, in any order. Nothing changes until you confirm.',
  columnsNeeded: 'Required columns',
  columnsOptional: 'Optional columns',
  choose: 'Choose a file',
  drop: 'or drop it here',
  limits: '10 MB and 20,000 rows at most',
  tooLarge: 'This file is larger than 10 MB.',
  reading: 'Reading the file…',
  readingName: (name: string) => `Reading “${name}”…`,
  another: 'Choose another file',

  previewTitle: 'Preview',
  previewNote: 'Nothing is saved yet.',
  kinds,
  kindCount: (kind, count) => `${kinds[kind]} (${count})`,
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
  preparationChanged: 'Days ahead or place changed',
  descriptionChanged: 'Description changed',
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
