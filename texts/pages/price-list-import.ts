import type { PriceColumn } from '@halles/domain/price-list-import/price-columns.ts'
import type { PriceFault } from '@halles/domain/price-list-import/price-row.ts'
import type { PriceRowKind } from '@halles/domain/price-list-import/price-row-kinds.ts'

const NBSP = '\u00a0'

const columnsFr: Record<PriceColumn, string> = {
  public_id: 'Identifiant',
  item_code: 'Code du produit',
  from_cases: 'Dès (caisses)',
  price: 'Prix de la liste',
  from_day: 'Premier jour',
  until_day: 'Dernier jour',
}

const reasonsFr: Record<PriceFault, string> = {
  required: 'champ obligatoire',
  formula: 'formule de tableur; collez plutôt la valeur',
  product_unknown: 'aucun de vos produits en vente n’a ce code ou cet identifiant',
  product_of_another_code: 'ce code et cet identifiant sont de deux produits différents',
  name_unknown: 'aucun de vos produits en vente ne porte ce nom, ou plusieurs le portent',
  from_cases_invalid: `un nombre de caisses, de 1 à 9${NBSP}999`,
  amount_unreadable: 'montant illisible; écrivez par exemple 12,50',
  amount_not_positive: 'le prix doit être supérieur à 0',
  amount_too_high: 'prix trop élevé',
  amount_too_fine: 'deux décimales au plus',
  above_list_price: 'au-dessus du prix courant du produit',
  steps_rise: 'plus de caisses ne peuvent pas coûter plus cher chacune',
  day_invalid: 'une date, comme 2026-12-01',
  day_past: 'ce jour est passé',
  dates_reversed: 'le dernier jour précède le premier',
  days_overlap: 'une ligne plus haut donne un autre prix à ces jours',
  line_twice: 'ce prix figure déjà plus haut dans le fichier',
  rows_of_product: 'plus de 100 lignes pour ce produit',
  cells_too_many:
    'trop de cellules; mettez entre guillemets les textes qui contiennent une virgule',
}

const kindsFr: Record<PriceRowKind, string> = {
  new: 'Ajoutés',
  changed: 'Modifiés',
  removed: 'Retirés',
  unchanged: 'Inchangés',
  faulty: 'En erreur',
}

const fr = {
  columns: { ...columnsFr, row: 'Ligne entière' },
  reasons: reasonsFr,
  kinds: kindsFr,
  reason: 'Motif',
  rowNumber: 'Ligne',
  faultOf: (column: string, reason: string) => `${column}${NBSP}: ${reason}.`,
  faultsFileName: 'prix-en-erreur',
}

const columnsEn: typeof columnsFr = {
  public_id: 'Identifier',
  item_code: 'Item code',
  from_cases: 'From (cases)',
  price: 'Price on the list',
  from_day: 'First day',
  until_day: 'Last day',
}

const reasonsEn: typeof reasonsFr = {
  required: 'required',
  formula: 'spreadsheet formula; paste the value instead',
  product_unknown: 'none of your products on sale has this code or identifier',
  product_of_another_code: 'this code and this identifier are of two different products',
  name_unknown: 'none of your products on sale has this name, or several have',
  from_cases_invalid: 'a number of cases, from 1 to 9,999',
  amount_unreadable: 'unreadable amount; write 12.50, for example',
  amount_not_positive: 'the price must be above 0',
  amount_too_high: 'price too high',
  amount_too_fine: 'two decimals at most',
  above_list_price: 'above the usual price of the product',
  steps_rise: 'more cases cannot cost more each',
  day_invalid: 'a date, such as 2026-12-01',
  day_past: 'this day has passed',
  dates_reversed: 'the last day comes before the first',
  days_overlap: 'a row above gives another price for these days',
  line_twice: 'this price is in a row above already',
  rows_of_product: 'more than 100 rows for this product',
  cells_too_many: 'too many cells; put texts that contain a comma between quotation marks',
}

const en: typeof fr = {
  columns: { ...columnsEn, row: 'Whole row' },
  reasons: reasonsEn,
  kinds: {
    new: 'Added',
    changed: 'Changed',
    removed: 'Taken off',
    unchanged: 'Unchanged',
    faulty: 'Errors',
  },
  reason: 'Reason',
  rowNumber: 'Row',
  faultOf: (column, reason) => `${column}: ${reason}.`,
  faultsFileName: 'prices-with-errors',
}

export const priceListImportTexts = { fr, en }
