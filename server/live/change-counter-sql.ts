import { type RawBuilder, sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId, SupplierId } from '../platform/access/viewer.ts'
import { notifyLive } from './notify-live-sql.ts'

type Owner = AccountId | SupplierId

/** The query of bumpChangeCounter, to be part of another statement: it too comes before events. */
export function bumpChangeCounterQuery({
  accountId,
}: Parameters<{ accountId: Owner }>): RawBuilder<{ number: number }> {
  return sql`
    insert into last_own_change as last (account_id, number) values (${accountId}, 1)
    on conflict (account_id) do update set number = last.number + 1
    returning number`
}

const count = prepared(
  'count_own_change',
  (_tx: Transaction, values: Parameters<{ accountId: Owner }>) => bumpChangeCounterQuery(values),
)

/**
 * Counts a change that an account's own person made, for which its other open screens fetch again what they show; its number.
 * Its row stays locked until the commit, so numbers become visible in their order. Last in its transaction, before events.
 */
export async function bumpChangeCounter(tx: Transaction, accountId: Owner): Promise<number> {
  const { rows } = await count(tx, { accountId })
  const [counted] = rows
  if (!counted) throw new Error('an upsert returns its row')
  tx.afterCommit((database) => notifyLive(database, [accountId]))
  return counted.number
}

const countOfAll = prepared(
  'count_change_of_all',
  (_tx: Transaction, { accountIds }: Parameters<{ accountIds: readonly number[] }>) => sql`
    insert into last_own_change as last (account_id, number)
    select account_id, 1 from unnest(${accountIds}::integer[]) account_id order by account_id
    on conflict (account_id) do update set number = last.number + 1`,
)

/** The same of a change that very many accounts' screens show, in one statement, in the order of their ids. */
export async function bumpAllChangeCounters(
  tx: Transaction,
  accountIds: readonly number[],
): Promise<void> {
  await countOfAll(tx, { accountIds })
  tx.afterCommit((database) => notifyLive(database, [...accountIds]))
}

/** The same of a change that several accounts' screens show: each counts it, in the order of their ids; its number of each. */
export async function bumpChangeCounters(
  tx: Transaction,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const numbers = new Map<number, number>()
  for (const id of accountIds.toSorted((a, b) => a - b))
    numbers.set(id, await bumpChangeCounter(tx, id as AccountId))
  return numbers
}
