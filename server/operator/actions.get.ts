import type { Handler } from '../handler.ts'
import { listActions } from './actions-sql.ts'

export const operatorActions: Handler<'operatorActions'> = ({ input, reader }) =>
  listActions(reader, input.page)
