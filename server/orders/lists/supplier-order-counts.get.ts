import type { Handler } from '../../handler.ts'
import { countOpenOrders } from './supplier-orders-sql.ts'

export const supplierOrderCounts: Handler<'supplierOrderCounts'> = ({ viewer, reader }) =>
  countOpenOrders(reader, viewer)
