import type { Handler } from '../../handler.ts'
import { listCustomers } from './customer-list-sql.ts'

export const customerList: Handler<'customerList'> = ({ input, viewer, reader }) =>
  listCustomers(reader, viewer.supplierId, input)
