import type { Handler } from '../../handler.ts'
import { listOpenCredits } from './credit-sql.ts'

export const creditList: Handler<'creditList'> = ({ reader, viewer }) =>
  listOpenCredits(reader, viewer.supplierId)
