import type { Handler } from '../handler.ts'
import { getAccountData } from './account-data-sql.ts'

export const accountData: Handler<'accountData'> = ({ viewer, reader, reply }) => {
  reply.header('Content-Disposition', 'attachment; filename="halles-account.json"')
  return getAccountData(reader, viewer.accountId)
}
