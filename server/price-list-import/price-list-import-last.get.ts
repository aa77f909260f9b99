import type { Handler } from '../handler.ts'
import { findPriceList } from '../price-lists/price-lists-sql.ts'
import { findLastImport } from './price-imports-sql.ts'

export const lastPriceImport: Handler<'lastPriceImport'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const list = await findPriceList(reader, viewer.supplierId, input.price_list_public_id)
  if (!list) throw refuse('not_found')
  return { last: (await findLastImport(reader, viewer.supplierId, list.id)) ?? null }
}
