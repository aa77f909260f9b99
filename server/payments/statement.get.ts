import { statementSums, withBalances } from '@halles/domain/papers/statement-balances.ts'
import type { Handler } from '../handler.ts'
import { findPair, sumUnsettled } from './balance-sql.ts'
import { readStatement } from './statement-sql.ts'

export const getStatement: Handler<'getStatement'> = async ({ input, viewer, reader, refuse }) => {
  const { month } = input
  const pair = await findPair(reader, viewer, input.business_public_id)
  if (!pair) throw refuse('not_found')
  const { opening, entries, ...days } = await readStatement(reader, pair, month)
  const own = { public_id: viewer.accountPublicId, name: pair.ownName }
  const isSupplier = viewer.kind === 'supplier'
  const balanced = withBalances(opening, entries)
  return {
    supplier: isSupplier ? own : pair.business,
    restaurant: isSupplier ? pair.business : own,
    month,
    ...days,
    opening,
    entries: balanced,
    ...statementSums(entries),
    closing: balanced.at(-1)?.balance ?? opening,
    today: pair.today,
    now: await sumUnsettled(reader, pair),
  }
}
