import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import type { Pair } from './balance-sql.ts'

type Entry = Output<Endpoints['getStatement']>['entries'][number]

/** What adds to what is owed, or takes from it: in cents, in the order in which it happened. */
export type StatementEntry = Omit<Entry, 'balance'>

type Month = { from: string; to: string; opening: number; entries: StatementEntry[] }

/**
 * What happened between two businesses in a month of Montréal, YYYY-MM, and what was owed when it began, less than nothing where
 * the customer had it to its credit. Papers count on the day of issue, payments on their day.
 */
export async function readStatement(
  reader: Reader,
  { supplierId, restaurantId }: Pick<Pair, 'supplierId' | 'restaurantId'>,
  month: string,
): Promise<Month> {
  // guard: statements: whose papers [payments/statement.get]
  //   code: from paper where supplier_id = ${supplierId} and restaurant_id = ${restaurantId}
  //   instead: from paper where ${supplierId} + ${restaurantId} > 0
  // guard: statements: whose payments [payments/statement.get]
  //   code: from payment where supplier_id = ${supplierId} and restaurant_id = ${restaurantId}
  //   instead: from payment where ${supplierId} + ${restaurantId} > 0
  const rows = await reader
    .selectFrom(
      sql<Month>`(
    with days as (
      select (${month} || '-01')::date as first, ((${month} || '-01')::date + interval '1 month')::date as next
    ), entry as (
      select kind, public_id, issued_on as day, label, due_on, null::text as method,
        case kind when 'invoice' then total_cents else -total_cents end as amount, issued_at as at, id
      from paper where supplier_id = ${supplierId} and restaurant_id = ${restaurantId}
      union all
      select case when reverses_id is null then 'payment' else 'reversal' end, public_id, paid_on, reference, null,
        method, -amount_cents, at, id
      from payment where supplier_id = ${supplierId} and restaurant_id = ${restaurantId}
    )
    select first as from, next - 1 as to,
      coalesce((select sum(amount) from entry where day < first), 0)::bigint as opening,
      coalesce((select json_agg(json_build_object('kind', kind, 'public_id', public_id, 'day', day, 'label', label,
          'due_on', due_on, 'method', method, 'amount', amount) order by day, at, id)
        from entry where day >= first and day < next), '[]') as entries
    from days)`.as('found'),
    )
    .selectAll()
    .execute()
  const [read] = rows
  if (!read) throw new Error('a month has a row')
  return read
}
