import type { Handler } from '../handler.ts'
import { findPair, listUnsettled, sumUnsettled } from './balance-sql.ts'

export const getBalance: Handler<'getBalance'> = async ({ input, viewer, reader, refuse }) => {
  const pair = await findPair(reader, viewer, input.business_public_id)
  if (!pair) throw refuse('not_found')
  const { business, today } = pair
  const sums = await sumUnsettled(reader, pair)
  return { business, today, ...sums, invoices: await listUnsettled(reader, pair) }
}
