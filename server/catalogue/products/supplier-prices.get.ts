import type { Handler } from '../../handler.ts'
import { listOwnPrices } from '../product-list/own-prices-sql.ts'

export const supplierPrices: Handler<'supplierPrices'> = ({ input, viewer, reader }) =>
  listOwnPrices(reader, viewer.supplierId, input)
