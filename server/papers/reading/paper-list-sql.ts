import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
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
 * from the few invoices that are not paid, whatever the number of papers.
 */
export function listPapers(
  reader: Reader,
  viewer: PaperOwner,
  { month, kind, state, other_public_id: other, order_public_id: order, search, after }: Wanted,
  limit: number,
): Promise<PaperRow[]> {
  const page = reader
    .selectFrom('paper')
    .select('paper.id')
    .where(isPaperOf(viewer))
    .$if(month !== undefined, (query) =>
      query.where(
        sql<boolean>`paper.issued_on >= ${`${month}-01`}::date
          and paper.issued_on < ${`${month}-01`}::date + interval '1 month'`,
      ),
    )
    .$if(kind !== undefined, (query) => query.where('paper.kind', '=', kind ?? 'invoice'))
    .$if(state !== undefined, (query) => query.where(isInState(viewer, state ?? 'open')))
    .$if(other !== undefined, (query) => query.where(isWithOther(viewer, other ?? '')))
    .$if(order !== undefined, (query) => query.where(isOfOrder(order ?? '')))
    .$if(Boolean(search), (query) => query.where(isFound(viewer, search ?? '')))
    .$if(after !== undefined, (query) => query.where(isAfter(viewer, after ?? '')))
    .orderBy('paper.issued_on', 'desc')
    .orderBy('paper.id', 'desc')
    .limit(limit)
  return reader
    .with('page', () => page)
    .selectFrom('page')
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

const OTHER = { restaurant: 'seller', supplier: 'buyer' } as const
const OWN_ID = { restaurant: 'restaurant_id', supplier: 'supplier_id' } as const
const OTHER_ID = { restaurant: 'supplier_id', supplier: 'restaurant_id' } as const

/** Of a `paper`: the other side, as it is named there. */
function otherOf({ kind }: PaperOwner) {
  const party = sql.ref(`paper.${OTHER[kind]}`)
  return sql<PaperRow['other']>`json_build_object(
    'public_id', ${party}->>'publicId', 'name', ${party}->>'name')`
}

function isWithOther({ kind }: PaperOwner, publicId: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`paper.${OTHER_ID[kind]}`)} = (
    select id from account where public_id = ${publicId})`
}

/** Of papers that are the viewer's. */
function isOfOrder(publicId: string): RawBuilder<boolean> {
  const covering = sql`select paper_id from paper_order
    where supplier_order_id = (select id from supplier_order where public_id = ${publicId})`
  return sql<boolean>`paper.id in (
    ${covering} union select id from paper note where corrects_id in (${covering}))`
}

function isAfter(viewer: PaperOwner, publicId: string): RawBuilder<boolean> {
  return sql<boolean>`(paper.issued_on, paper.id) < (
    select last.issued_on, last.id from paper last
    where last.public_id = ${publicId} and last.${sql.ref(OWN_ID[viewer.kind])} = ${viewer.accountId})`
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

/** A paper is found by its number, by how it is written begins, or by the words of the other side's name as it is today. */
function isFound(viewer: PaperOwner, search: string): RawBuilder<boolean> {
  const own = sql`${sql.ref(OWN_ID[viewer.kind])} = ${viewer.accountId}`
  const number = Number(search)
  const byNumber =
    /^\d{1,8}$/.test(search) && number <= MAX_SERIES_NUMBER
      ? sql`union select id from paper where ${own} and number = ${number}`
      : sql``
  const written = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const others = sql.ref(viewer.kind === 'supplier' ? 'restaurant' : 'supplier')
  return sql<boolean>`(paper.id in (
      select id from paper where ${own} and lower(label) like ${written} ${byNumber})
    or ${sql.ref(`paper.${OTHER_ID[viewer.kind]}`)} = any(array(
      select account_id from ${others} as other
      where ${hasEachWordOf(search, sql`other.name`)} and account_id in (
        select ${sql.ref(OTHER_ID[viewer.kind])} from customer where ${own}))))`
}
