import type { Handler } from '../handler.ts'
import { listPricedProducts } from './price-list-lines-sql.ts'
import { findPriceList } from './price-lists-sql.ts'

export const priceListLines: Handler<'priceListLines'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const list = await findPriceList(reader, viewer.supplierId, input.public_id)
  if (!list) throw refuse('not_found')
  return listPricedProducts(reader, viewer.supplierId, list, input)
}
