import type { Handler } from '../handler.ts'
import { findFormerPrices } from './former-prices-sql.ts'
import { findPriceList } from './price-lists-sql.ts'

export const priceListHistory: Handler<'priceListHistory'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const { public_id, product_public_id } = input
  const list = await findPriceList(reader, viewer.supplierId, public_id)
  const results =
    list && (await findFormerPrices(reader, viewer.supplierId, list, product_public_id))
  if (!results) throw refuse('not_found')
  return { results }
}
