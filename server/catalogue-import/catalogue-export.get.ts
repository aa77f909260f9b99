import type { Language } from '@halles/contract/language.ts'
import { IMPORT_COLUMNS } from '@halles/domain/import/import-columns.ts'
import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import { FIELDS } from '@halles/domain/product-fields.ts'
import { valueText } from '@halles/domain/product-values.ts'
import { CHOSEN, choiceNames } from '@halles/texts/choice-names.ts'
import { en } from '@halles/texts/en.ts'
import { fr } from '@halles/texts/fr.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { readCatalogue } from '../catalogue/products/whole-catalogue-sql.ts'
import type { Handler } from '../handler.ts'
import { tableFile, textCell } from '../platform/table-file.ts'

const texts = {
  fr: { ...fr, catalogueImport: catalogueImportTexts.fr },
  en: { ...en, catalogueImport: catalogueImportTexts.en },
}

export const exportCatalogue: Handler<'exportCatalogue'> = async ({ input, viewer, reader }) => {
  const { format, lang } = input
  const { fileName, sheetName } = texts[lang].catalogueImport
  const products = readCatalogue(reader, viewer.supplierId)
  return tableFile({ lang, format, fileName, sheetName }, async function* (numberCell) {
    yield headings(lang)
    for await (const product of products) yield cellsOf(lang, product, numberCell)
  })
}

const NUMBERS: readonly string[] = ['quantity', 'money', 'count']

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
