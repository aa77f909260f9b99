import type { Handler } from '../handler.ts'
import { listRecalls } from './recalls-sql.ts'

export const recallList: Handler<'recallList'> = ({ input, viewer, reader }) =>
  listRecalls(reader, viewer.supplierId, input.page)
