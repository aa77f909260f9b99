import type { Handler } from '../../handler.ts'
import { getRules } from './delivery-rules-sql.ts'

export const getDeliveryRules: Handler<'getDeliveryRules'> = ({ viewer, reader }) =>
  getRules(reader, viewer.supplierId)
