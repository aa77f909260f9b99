import type { Handler } from '../handler.ts'
import { listTaxProducts } from './tax-products-sql.ts'
import { findTaxesToday } from './tax-settings-sql.ts'

export const taxProducts: Handler<'taxProducts'> = async ({ input, viewer, reader }) =>
  listTaxProducts(reader, viewer.supplierId, input, await findTaxesToday(reader))
