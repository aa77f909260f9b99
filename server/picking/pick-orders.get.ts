import type { Handler } from '../handler.ts'
import { listOrdersToPick } from './pick-orders-sql.ts'

export const pickOrders: Handler<'pickOrders'> = ({ viewer, reader }) =>
  listOrdersToPick(reader, viewer.supplierId)
