import type { Handler } from '../../handler.ts'
import { countOwnProducts } from './own-product-counts-sql.ts'

export const supplierProductCounts: Handler<'supplierProductCounts'> = ({ viewer, reader }) =>
  countOwnProducts(reader, viewer.supplierId)
