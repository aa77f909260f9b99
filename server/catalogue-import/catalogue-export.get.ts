import type { Language } from '@halles/contract/language.ts'
import { IMPORT_COLUMNS } from '@halles/domain/import/import-columns.ts'
import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import { toCell, toWorkbookText } from '@halles/domain/import/spreadsheet-cell.ts'
import { formatMoney } from '@halles/domain/money.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
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

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* csvRows(lang: Language, products: AsyncIterable<OwnProduct>) {
  const decimals = (amount: string) => (lang === 'fr' ? amount.replace('.', ',') : amount)
  yield headings(lang)
  for await (const product of products) {
    const { said, quantity, price, more } = cellsOf(lang, product)
    yield [...said, decimals(quantity), decimals(price), ...more.map(String)]
  }
}

async function* workbookRows(lang: Language, products: AsyncIterable<OwnProduct>) {
  yield headings(lang)
  for await (const product of products) {
    const { said, quantity, price, more } = cellsOf(lang, product)
    yield [...said, Number(quantity), Number(price), ...more].map((cell) =>
      typeof cell === 'string' ? toWorkbookText(cell) : cell,
    )
  }
}

function headings(lang: Language): string[] {
  return IMPORT_COLUMNS.map((column) => texts[lang].catalogueImport.columns[column])
}

function cellsOf(lang: Language, product: OwnProduct) {
  const { publicId, nameFr, nameEn, category, unit } = product
  return {
    said: [publicId, textCell(nameFr), textCell(nameEn), texts[lang].menu[category], unit],
    quantity: formatHundredths(product.quantityHundredths),
    price: formatMoney(product.priceCents),
    more: [textCell(product.description), product.leadDays, textCell(product.pickPlace)],
  }
}

/** Without what is never a character, which texts of earlier days may have and XML cannot hold. */
function textCell(text: string): string {
  return toCell(text.replace(/\p{Noncharacter_Code_Point}/gu, ''))
}
