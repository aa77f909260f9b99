import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import { hasEachWordOf } from '../operator/word-search-sql.ts'
import { COLUMNS, type TradeViewer } from './sides.ts'

const PAGE = 20

type Balances = Omit<Output<Endpoints['balances']>, 'reminders'>

/** Of rows with `balance_cents` and `due_on`, in cents. */
const SUMS = sql`
  coalesce(sum(balance_cents) filter (where balance_cents > 0), 0)::bigint as open,
  coalesce(sum(balance_cents) filter (where balance_cents > 0 and due_on <= ${MONTREAL_TODAY}), 0)::bigint as due,
  coalesce(sum(balance_cents) filter (where balance_cents > 0 and due_on < ${MONTREAL_TODAY}), 0)::bigint as overdue,
  coalesce(-sum(balance_cents) filter (where balance_cents < 0), 0)::bigint as credit`

/**
 * What is open, due and overdue of a business, in all, by other side, twenty a page, those with most overdue first, and by month
 * of issue; in cents. Reads the invoices that are not settled alone, by their index, once.
 */
export async function readBalances(
  reader: Reader,
  viewer: TradeViewer,
  { search, page }: Input<Endpoints['balances']>,
): Promise<Balances> {
  const { own, other, names } = COLUMNS[viewer.kind]
  // guard: balances: whose are read [payments/balances]
  //   code: ${sql.ref(own)} = ${viewer.accountId} and
  //   instead: ${viewer.accountId} > 0 and ${sql.ref(own)} > 0 and
  const isFound = search ? hasEachWordOf(search, sql`named.name`) : sql`true`
  const rows = await reader
    .selectFrom(
      sql<Balances>`(
    with unsettled as materialized (
      select ${sql.ref(other)} as other_id, due_on, issued_on, balance_cents from paper_balance
      where ${sql.ref(own)} = ${viewer.accountId} and balance_cents <> 0
    ), by_other as (
      select other_id, ${SUMS}, count(*) filter (where balance_cents > 0)::integer as invoices,
        min(due_on) filter (where balance_cents > 0) as first_due_on
      from unsettled group by other_id
    ), found as (
      select by_other.*, named.name from by_other
      join ${sql.table(names)} named on named.account_id = other_id where ${isFound}
    ), listed as (
      select * from found order by ${LISTED} limit ${PAGE} offset ${(page - 1) * PAGE}
    )
    select ${MONTREAL_TODAY} as today,
      (select to_json(sums) from (select ${SUMS} from unsettled) sums) as sums,
      coalesce((select json_agg(json_build_object(
          'business', json_build_object('public_id', account.public_id, 'name', listed.name),
          'open', listed.open, 'due', listed.due, 'overdue', listed.overdue, 'credit', listed.credit,
          'invoices', listed.invoices, 'first_due_on', listed.first_due_on) order by ${LISTED})
        from listed join account on account.id = other_id), '[]') as results,
      (select count(*)::integer from found) as count,
      coalesce((select json_agg(to_json(by_month) order by month desc) from (${byMonth()}) by_month), '[]') as months)`.as(
        'found',
      ),
    )
    .selectAll()
    .execute()
  const [balances] = rows
  if (!balances) throw new Error('an aggregate has a row')
  return balances
}

const LISTED = sql`overdue desc, open desc, name collate "fr-x-icu", other_id`

function byMonth(): RawBuilder<unknown> {
  return sql`
    select to_char(issued_on, 'YYYY-MM') as month, open, due, overdue, invoices from (
      select date_trunc('month', issued_on)::date as issued_on, ${SUMS}, count(*)::integer as invoices
      from unsettled where balance_cents > 0 group by 1
    ) months`
}
