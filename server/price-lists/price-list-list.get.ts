import type { Handler } from '../handler.ts'
import { listPriceLists } from './price-lists-sql.ts'

export const priceListList: Handler<'priceListList'> = ({ viewer, reader }) =>
  listPriceLists(reader, viewer.supplierId)
