import type { Language } from '@halles/contract/language.ts'
import { formatMoney } from '@halles/domain/money.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import type { Handler } from '../handler.ts'
import { tableFile, textCell } from '../platform/table-file.ts'
import { type PricedProduct, readPricedProducts } from './price-list-lines-sql.ts'
import { findPriceList } from './price-lists-sql.ts'

export const exportPriceList: Handler<'exportPriceList'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const { format, lang } = input
  const list = await findPriceList(reader, viewer.supplierId, input.public_id)
  if (!list) throw refuse('not_found')
  const { fileName, sheetName } = priceListsTexts[lang].file
  const products = readPricedProducts(reader, viewer.supplierId, list)
  return tableFile({ lang, format, fileName, sheetName }, async function* (numberCell) {
    yield headings(lang)
    for await (const product of products) yield* rowsOf(product, numberCell)
  })
}

function headings(lang: Language): string[] {
  return Object.values(priceListsTexts[lang].file.columns)
}

/** A row for each price of a product; one without a price where it has none, to be filled in. */
function rowsOf<Cell>(product: PricedProduct, numberCell: (decimal: string) => Cell) {
  const what = [
    product.public_id,
    textCell(product.name_fr),
    textCell(product.name_en),
    textCell(product.unit),
    numberCell(formatHundredths(product.quantity_per_case)),
    numberCell(formatMoney(product.list_price)),
  ]
  if (product.prices.length === 0) return [[...what, numberCell('1'), '', '', '']]
  return product.prices.map(({ from_cases, price, from_day, until_day }) => [
    ...what,
    numberCell(`${from_cases}`),
    numberCell(formatMoney(price)),
    from_day ?? '',
    until_day ?? '',
  ])
}
