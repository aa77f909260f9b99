import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { PAPER_KINDS } from '@halles/domain/papers/paper.ts'
import { MAX_SERIES_NUMBER } from '@halles/domain/papers/series.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { hasEachWordOf } from '../../operator/word-search-sql.ts'
import { isPaperOf, type PaperOwner } from '../frozen-papers-sql.ts'

type Wanted = Omit<Input<Endpoints['paperList']>, 'cursor'> & { after?: string | undefined }
export type PaperRow = Output<Endpoints['paperList']>['results'][number]

/** Of a `paper` with its joined `balance`: how an invoice stands today; null of a credit note. */
export const PAPER_STATE = sql<PaperRow['state']>`case
  when balance.paper_id is null then null
  when balance.balance_cents <= 0 then 'paid'
  when balance.due_on < ${MONTREAL_TODAY} then 'overdue'
  else 'open' end`

/**
 * Papers of a business, the last first, from the one after `after` on. Each way to ask is answered from an index in this order, or
 * from the few papers that it finds, whatever the number of papers.
 */
export function listPapers(
  reader: Reader,
  viewer: PaperOwner,
  wanted: Wanted,
  limit: number,
): Promise<PaperRow[]> {
  const page = wanted.search
    ? foundPage(viewer, wanted.search, conditionsOf(viewer, wanted), limit)
    : pageOf(conditionsOf(viewer, wanted), limit)
  return reader
    .selectFrom(sql<{ id: number }>`(${page})`.as('page'))
    .innerJoin('paper', 'paper.id', 'page.id')
    .leftJoin('paper_balance as balance', 'balance.paper_id', 'paper.id')
    .select([
      'paper.public_id',
      'paper.kind',
      'paper.label',
      'paper.issued_on',
      'paper.due_on',
      'paper.total_cents as total',
      PAPER_STATE.as('state'),
      'balance.balance_cents as balance',
      sql<PaperRow['corrects']>`(
        select json_build_object('public_id', invoice.public_id, 'label', invoice.label)
        from paper invoice where invoice.id = paper.corrects_id)`.as('corrects'),
      otherOf(viewer).as('other'),
      sql<PaperRow['orders']>`(
        select coalesce(json_agg(json_build_object('public_id', covered->>'publicId',
          'number', (covered->>'number')::integer) order by place), '[]')
        from jsonb_array_elements(paper.orders) with ordinality as listed (covered, place))`.as(
        'orders',
      ),
    ])
    .orderBy('paper.issued_on', 'desc')
    .orderBy('paper.id', 'desc')
    .execute() as Promise<PaperRow[]>
}

type Condition = RawBuilder<unknown>

/** Ids of the last papers that meet all conditions. */
function pageOf(conditions: readonly Condition[], limit: number): RawBuilder<unknown> {
  return sql`select paper.id, paper.issued_on from paper where ${sql.join(conditions, sql` and `)}
    order by paper.issued_on desc, paper.id desc limit ${limit}`
}

function conditionsOf(
  viewer: PaperOwner,
  { month, kind, state, other_public_id: other, order_public_id: order, after }: Wanted,
): Condition[] {
  return [
    isPaperOf(viewer),
    month !== undefined &&
      sql`paper.issued_on >= ${`${month}-01`}::date and paper.issued_on < ${`${month}-01`}::date + interval '1 month'`,
    kind !== undefined && sql`paper.kind = ${kind}`,
    state !== undefined && isInState(viewer, state),
    other !== undefined &&
      sql`${otherIdOf(viewer)} = (select id from account where public_id = ${other})`,
    order !== undefined && isOfOrder(order),
    after !== undefined && isAfter(viewer, after),
  ].filter((condition) => condition !== false)
}

const OTHER = { restaurant: 'seller', supplier: 'buyer' } as const
const OWN_ID = { restaurant: 'restaurant_id', supplier: 'supplier_id' } as const
const OTHER_ID = { restaurant: 'supplier_id', supplier: 'restaurant_id' } as const

/** Of a `paper`: the other side, as it is named there. */
function otherOf({ kind }: PaperOwner) {
  const party = sql.ref(`paper.${OTHER[kind]}`)
  return sql<PaperRow['other']>`json_build_object(
    'public_id', ${party}->>'publicId', 'name', ${party}->>'name')`
}

/** Of a `paper`: the id of the other side. */
function otherIdOf({ kind }: PaperOwner): RawBuilder<unknown> {
  return sql.ref(`paper.${OTHER_ID[kind]}`)
}

/** Of papers that are the viewer's. */
function isOfOrder(publicId: string): RawBuilder<boolean> {
  const covering = sql`select paper_id from paper_order
    where supplier_order_id = (select id from supplier_order where public_id = ${publicId})`
  return sql<boolean>`paper.id in (
    ${covering} union select id from paper note where corrects_id in (${covering}))`
}

// Two values, not a row: a row from a query cannot bound an index.
function isAfter(viewer: PaperOwner, publicId: string): RawBuilder<boolean> {
  const last = (column: 'issued_on' | 'id') => sql`(
    select last.${sql.ref(column)} from paper last
    where last.public_id = ${publicId} and last.${sql.ref(OWN_ID[viewer.kind])} = ${viewer.accountId})`
  return sql<boolean>`(paper.issued_on, paper.id) < (${last('issued_on')}, ${last('id')})`
}

/** Invoices that are not paid are few and have an index; nearly all others are. */
function isInState(viewer: PaperOwner, state: NonNullable<Wanted['state']>): RawBuilder<boolean> {
  const unpaid = sql`select paper_id from paper_balance
    where ${sql.ref(OWN_ID[viewer.kind])} = ${viewer.accountId} and balance_cents > 0`
  if (state === 'open') return sql<boolean>`paper.id in (${unpaid} and due_on >= ${MONTREAL_TODAY})`
  if (state === 'overdue')
    return sql<boolean>`paper.id in (${unpaid} and due_on < ${MONTREAL_TODAY})`
  return sql<boolean>`(paper.kind = 'invoice' and not exists (
    select from paper_balance where paper_id = paper.id and balance_cents > 0))`
}

/**
 * A paper is found by its number, by how it is written begins, or by the words of the other side's name as it is today: a page of
 * each, since an index answers each of them and none answers all.
 */
function foundPage(
  viewer: PaperOwner,
  search: string,
  conditions: readonly Condition[],
  limit: number,
): RawBuilder<unknown> {
  const page = (found: Condition) => pageOf([...conditions, found], limit)
  const written = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const pages = [page(sql`lower(paper.label) like ${written}`), pageByName(viewer, search, page)]
  const number = Number(search)
  if (/^\d{1,8}$/.test(search) && number <= MAX_SERIES_NUMBER)
    pages.push(page(sql`paper.kind = any(${PAPER_KINDS}) and paper.number = ${number}`))
  const together = sql.join(
    pages.map((one) => sql`(${one})`),
    sql` union `,
  )
  return sql`select id from (${together}) found order by issued_on desc, id desc limit ${limit}`
}

/** A page of each customer, or supplier, whose name has the words. */
function pageByName(
  viewer: PaperOwner,
  search: string,
  page: (found: Condition) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const others = sql.ref(viewer.kind === 'supplier' ? 'restaurant' : 'supplier')
  return sql`select papers.id, papers.issued_on from ${others} as other
    cross join lateral (${page(sql`${otherIdOf(viewer)} = other.account_id`)}) papers
    where ${hasEachWordOf(search, sql`other.name`)} and other.account_id in (
      select ${sql.ref(OTHER_ID[viewer.kind])} from customer
      where ${sql.ref(OWN_ID[viewer.kind])} = ${viewer.accountId})`
}
