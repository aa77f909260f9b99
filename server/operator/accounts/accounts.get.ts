import type { Handler } from '../../handler.ts'
import { listAccounts } from './reviewed-accounts-sql.ts'

export const operatorAccounts: Handler<'operatorAccounts'> = ({ input, reader }) =>
  listAccounts(reader, input, input.page)
