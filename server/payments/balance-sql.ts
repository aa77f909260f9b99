import type { PaperState } from '@halles/domain/papers/paper.ts'
import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import { COLUMNS, type TradeViewer } from './sides.ts'

/** Who trades with a business on papers: the ids of both, and how the other is called. */
export type Pair = {
  supplierId: number
  restaurantId: number
  business: { public_id: string; name: string }
  ownName: string
  /** In Montréal. */
  today: string
}

/** The other side by its public id; undefined where the two have no paper. */
export async function findPair(
  reader: Reader,
  viewer: TradeViewer,
  publicId: string,
): Promise<Pair | undefined> {
  const { own, other, names } = COLUMNS[viewer.kind]
  // guard: payments: who has papers of whom [payments/payment-save.post]
  //   code: ${sql.ref(own)} = ${viewer.accountId} and
  //   instead: true and
  const rows = await reader
    .selectFrom(
      sql<Pair>`(
    select paper.supplier_id as "supplierId", paper.restaurant_id as "restaurantId", ${MONTREAL_TODAY} as today,
      json_build_object('public_id', account.public_id, 'name', named.name) as business,
      (select name from ${sql.table(viewer.kind)} where account_id = ${viewer.accountId}) as "ownName"
    from account join ${sql.table(names)} named on named.account_id = account.id
    cross join lateral (
      select supplier_id, restaurant_id from paper
      where ${sql.ref(own)} = ${viewer.accountId} and ${sql.ref(other)} = account.id limit 1
    ) paper
    where account.public_id = ${publicId})`.as('found'),
    )
    .selectAll()
    .execute()
  return rows[0]
}

/** An invoice that is not settled; cents, days in Montréal. */
export type UnsettledInvoice = {
  id: number
  public_id: string
  label: string
  issued_on: string
  due_on: string
  total: number
  balance: number
  state: PaperState
}

/** How many a refusal and a page of one customer name. */
export const MOST_UNSETTLED = 500

/** What two businesses have not settled, the first due first: at most 500. */
export async function listUnsettled(
  reader: Reader,
  { supplierId, restaurantId }: Pick<Pair, 'supplierId' | 'restaurantId'>,
): Promise<UnsettledInvoice[]> {
  // guard: payments: between whom invoices are open [payments/payment-save.post, payments/balances]
  //   code: paper_balance.supplier_id = ${supplierId} and paper_balance.restaurant_id = ${restaurantId} and
  const rows = await reader
    .selectFrom(
      sql<UnsettledInvoice>`(
    select paper.id, public_id, label, paper.issued_on, paper.due_on, total_cents as total, balance_cents as balance,
      case when balance_cents <= 0 then 'paid' when paper.due_on < ${MONTREAL_TODAY} then 'overdue' else 'open' end as state
    from paper_balance join paper on paper.id = paper_id
    where paper_balance.supplier_id = ${supplierId} and paper_balance.restaurant_id = ${restaurantId} and balance_cents <> 0
    order by paper_balance.due_on, paper_id limit ${MOST_UNSETTLED})`.as('found'),
    )
    .selectAll()
    .execute()
  return rows
}

/** Their sums, in cents, and how many they are. */
export type PairSums = { open: number; due: number; overdue: number; credit: number; count: number }

export async function sumUnsettled(
  reader: Reader,
  { supplierId, restaurantId }: Pick<Pair, 'supplierId' | 'restaurantId'>,
): Promise<PairSums> {
  // guard: payments: between whom sums are open [payments/payment-save.post, payments/balances]
  //   code: supplier_id = ${supplierId} and restaurant_id = ${restaurantId} and
  const rows = await reader
    .selectFrom(
      sql<PairSums>`(
    select coalesce(sum(balance_cents) filter (where balance_cents > 0), 0)::bigint as open,
      coalesce(sum(balance_cents) filter (where balance_cents > 0 and due_on <= ${MONTREAL_TODAY}), 0)::bigint as due,
      coalesce(sum(balance_cents) filter (where balance_cents > 0 and due_on < ${MONTREAL_TODAY}), 0)::bigint as overdue,
      coalesce(-sum(balance_cents) filter (where balance_cents < 0), 0)::bigint as credit,
      count(*)::integer as count
    from paper_balance
    where supplier_id = ${supplierId} and restaurant_id = ${restaurantId} and balance_cents <> 0)`.as(
        'found',
      ),
    )
    .selectAll()
    .execute()
  const [sums] = rows
  if (!sums) throw new Error('an aggregate has a row')
  return sums
}
