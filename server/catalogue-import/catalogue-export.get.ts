import type { Language } from '@halles/contract/language.ts'
import { IMPORT_COLUMNS } from '@halles/domain/import/import-columns.ts'
import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import { toCell, toWorkbookText } from '@halles/domain/import/spreadsheet-cell.ts'
import { FIELDS } from '@halles/domain/product-fields.ts'
import { valueText } from '@halles/domain/product-values.ts'
import { CHOSEN, choiceNames } from '@halles/texts/choice-names.ts'
import { en } from '@halles/texts/en.ts'
import { fr } from '@halles/texts/fr.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { writeXlsxStream } from 'hucre/xlsx'
import { readCatalogue } from '../catalogue/products/whole-catalogue-sql.ts'
import type { Handler } from '../handler.ts'
import { csvLines } from '../platform/csv-lines.ts'

const texts = {
  fr: { ...fr, catalogueImport: catalogueImportTexts.fr },
  en: { ...en, catalogueImport: catalogueImportTexts.en },
}

export const exportCatalogue: Handler<'exportCatalogue'> = async ({ input, viewer, reader }) => {
  const { format, lang } = input
  const { catalogueImport } = texts[lang]
  const products = readCatalogue(reader, viewer.supplierId)
  const name = `${catalogueImport.fileName}.${format}`
  if (format === 'csv') {
    return {
      name,
      type: 'text/csv; charset=utf-8',
      content: csvLines(lang, csvRows(lang, products)),
    }
  }
  const sheet = { name: catalogueImport.sheetName, freezePane: { rows: 1 } }
  return { name, type: XLSX, content: writeXlsxStream(workbookRows(lang, products), sheet) }
}

const NUMBERS: readonly string[] = ['quantity', 'money', 'count']
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* csvRows(lang: Language, products: AsyncIterable<OwnProduct>) {
  const written = (decimal: string) => (lang === 'fr' ? decimal.replace('.', ',') : decimal)
  yield headings(lang)
  for await (const product of products) yield cellsOf(lang, product, written)
}

async function* workbookRows(lang: Language, products: AsyncIterable<OwnProduct>) {
  yield headings(lang)
  for await (const product of products) {
    yield cellsOf(lang, product, Number).map((cell) =>
      typeof cell === 'string' ? toWorkbookText(cell) : cell,
    )
  }
}

function headings(lang: Language): string[] {
  return IMPORT_COLUMNS.map((column) => texts[lang].catalogueImport.columns[column])
}

/** The cells of a product; numbers stand there as `numberCell` makes them of decimals. */
function cellsOf<Cell>(lang: Language, product: OwnProduct, numberCell: (decimal: string) => Cell) {
  const cells = FIELDS.map((field) => {
    const text = valueText(field, product[field.key])
    const chosen = CHOSEN.find(({ name }) => name === field.name)
    if (chosen) return textCell(choiceNames(lang, chosen.name, text))
    if (NUMBERS.includes(field.kind)) return numberCell(text)
    return field.kind === 'category' ? texts[lang].menu[product.category] : textCell(text)
  })
  return [product.publicId, ...cells]
}

/** Without what is never a character, which texts of earlier days may have and XML cannot hold. */
function textCell(text: string): string {
  return toCell(text.replace(/\p{Noncharacter_Code_Point}/gu, ''))
}
