import type { Handler } from '../handler.ts'
import { listPayments } from './payment-list-sql.ts'

export const paymentList: Handler<'paymentList'> = ({ input, viewer, reader }) =>
  listPayments(reader, viewer, input)
