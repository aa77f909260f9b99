import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { inTransaction, type Reader } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import type { SignedInViewer } from '../platform/access/viewer.ts'
import { type DataPart, dataListsOf, getFacts, readDataList } from './account-data-sql.ts'

/** What belongs to the business is its owner's to take along; what names a person is that person's own. */
const PARTS: Record<'owner' | 'other', readonly DataPart[]> = {
  owner: ['business', 'person'],
  other: ['person'],
}

export const accountData: Handler<'accountData'> = async ({ viewer, reader, dependencies }) => {
  // guard: account data: the business is its owner's [account-data.get]
  //   code: viewer.role === 'owner' ? 'owner' : 'other'
  //   instead: viewer.role ? 'owner' : 'other'
  const parts = PARTS[viewer.role === 'owner' ? 'owner' : 'other']
  if (parts.includes('business')) {
    await inTransaction(dependencies.database, (tx) =>
      insertBusinessAction(tx, viewer, { action: 'data_exported' }),
    )
  }
  return {
    name: 'halles-account.json',
    type: 'application/json; charset=utf-8',
    content: json(reader, viewer, parts),
  }
}

/** An object of the facts and lists of these parts, a row on each line. */
async function* json(
  reader: Reader,
  viewer: SignedInViewer,
  parts: readonly DataPart[],
): AsyncGenerator<string> {
  yield '{'
  for (const part of parts) {
    const facts = await getFacts(reader, viewer, part)
    for (const [name, fact] of Object.entries(facts)) {
      yield `\n  ${JSON.stringify(name)}: ${JSON.stringify(fact)},`
    }
  }
  let comma = ''
  for (const list of parts.flatMap((part) => dataListsOf(viewer, part))) {
    yield `${comma}\n  ${JSON.stringify(list.name)}: [`
    comma = ','
    let separator = ''
    for await (const row of readDataList(reader, list)) {
      yield `${separator}\n    ${JSON.stringify(row)}`
      separator = ','
    }
    yield ']'
  }
  yield '\n}\n'
}
