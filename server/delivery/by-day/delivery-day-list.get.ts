import type { Handler } from '../../handler.ts'
import { listDeliveryDays } from './delivery-days-sql.ts'

export const deliveryDayList: Handler<'deliveryDayList'> = ({ viewer, reader }) =>
  listDeliveryDays(reader, viewer.supplierId)
