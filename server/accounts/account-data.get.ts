import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { inTransaction, type Reader } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import type { SignedInViewer } from '../platform/access/viewer.ts'
import { ACCOUNT_LISTS, getAccountFacts, readAccountList } from './account-data-sql.ts'

export const accountData: Handler<'accountData'> = async ({ viewer, reader, dependencies }) => {
  await inTransaction(dependencies.database, (tx) =>
    insertBusinessAction(tx, viewer, { action: 'data_exported' }),
  )
  return {
    name: 'halles-account.json',
    type: 'application/json; charset=utf-8',
    content: json(reader, viewer),
  }
}

/** An object of the facts and lists, a row on each line. */
async function* json(reader: Reader, viewer: SignedInViewer): AsyncGenerator<string> {
  const facts = await getAccountFacts(reader, viewer)
  yield '{'
  for (const [name, fact] of Object.entries(facts)) {
    yield `\n  ${JSON.stringify(name)}: ${JSON.stringify(fact)},`
  }
  for (const [index, list] of ACCOUNT_LISTS.entries()) {
    yield `${index === 0 ? '' : ','}\n  ${JSON.stringify(list)}: [`
    let separator = ''
    for await (const row of readAccountList(reader, viewer, list)) {
      yield `${separator}\n    ${JSON.stringify(row)}`
      separator = ','
    }
    yield ']'
  }
  yield '\n}\n'
}
