import { withBalances } from '@halles/domain/papers/statement-balances.ts'
import type { Handler } from '../../handler.ts'
import { findPair, sumUnsettled } from '../../payments/balance-sql.ts'
import { readStatement } from '../../payments/statement-sql.ts'
import { readPartiesOf } from '../parties-sql.ts'
import { statementDocument } from '../rendering/documents/statement-document.ts'
import { sentPaper } from './sent-paper.ts'

export const statementFile: Handler<'statementFile'> = async (context) => {
  const { input, viewer, reader, refuse, dependencies } = context
  const { month, format, language } = input
  const pair = await findPair(reader, viewer, input.business_public_id)
  if (!pair) throw refuse('not_found')
  const { opening, entries } = await readStatement(reader, pair, month)
  const { open, credit, overdue } = await sumUnsettled(reader, pair)
  const rows = withBalances(opening, entries).map(
    ({ day, kind, label, method, amount, balance }) => ({
      ...{ on: day, kind, label, method },
      amountCents: amount,
      balanceCents: balance,
    }),
  )
  const { seller: supplier, buyer: restaurant } = await readPartiesOf(reader, viewer, pair)
  const statement = {
    supplier,
    restaurant,
    month,
    madeOn: pair.today,
    openingCents: opening,
    rows,
    closingCents: rows.at(-1)?.balanceCents ?? opening,
    owedCents: open - credit,
    overdueCents: overdue,
  }
  const document = statementDocument(statement, language)
  return sentPaper(dependencies.paperPdfs, document, { accountId: viewer.accountId, format })
}
