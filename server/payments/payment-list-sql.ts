import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import { COLUMNS, type TradeViewer } from './sides.ts'

type List = Output<Endpoints['paymentList']>
export type PaymentRow = List['results'][number]
type Wanted = Input<Endpoints['paymentList']>

const PAGE = 20

/** A page of payments by day, the last first, twenty a page: of all, of another business, or of one invoice; how many there are. */
export async function listPayments(
  reader: Reader,
  viewer: TradeViewer,
  wanted: Wanted,
): Promise<List> {
  const rows = await reader
    .selectFrom(
      sql<List>`(
    with found as (
      select payment.id, paid_on from payment where ${isOf(viewer)} and ${isWanted(viewer, wanted)}
    ), listed as (
      select id from found order by paid_on desc, id desc limit ${PAGE} offset ${(wanted.page - 1) * PAGE}
    )
    select coalesce((select json_agg(${paymentJson(viewer)} order by paid_on desc, payment.id desc)
        from payment where id in (select id from listed)), '[]') as results,
      (select count(*)::integer from found) as count)`.as('found'),
    )
    .selectAll()
    .execute()
  const [list] = rows
  if (!list) throw new Error('an aggregate has a row')
  return list
}

/** One of the reader's own. */
export async function findPayment(
  reader: Reader,
  viewer: TradeViewer,
  publicId: string,
): Promise<PaymentRow> {
  const rows = await reader
    .selectFrom(
      sql<{ payment: PaymentRow }>`(
    select ${paymentJson(viewer)} as payment from payment
    where ${isOf(viewer)} and public_id = ${publicId})`.as('found'),
    )
    .selectAll()
    .execute()
  const [found] = rows
  if (!found) throw new Error('a payment that was just written is there')
  return found.payment
}

function isOf({ kind, accountId }: TradeViewer): RawBuilder<unknown> {
  // guard: payments: whose are listed [payments/payment-list.get]
  //   code: return sql`${sql.ref(`payment.${COLUMNS[kind].own}`)} = ${accountId}`
  //   instead: return sql`${accountId} > 0`
  return sql`${sql.ref(`payment.${COLUMNS[kind].own}`)} = ${accountId}`
}

function isWanted(
  { kind }: TradeViewer,
  { business_public_id: business, paper_public_id: paper, from, to }: Wanted,
): RawBuilder<unknown> {
  const { other } = COLUMNS[kind]
  const parts = [
    business === undefined
      ? undefined
      : sql`${sql.ref(`payment.${other}`)} = (select id from account where public_id = ${business})`,
    paper === undefined
      ? undefined
      : sql`payment.id in (select payment_id from payment_share share join paper on paper.id = paper_id
          where paper.public_id = ${paper})`,
    from === undefined ? undefined : sql`paid_on >= ${from}::date`,
    to === undefined ? undefined : sql`paid_on <= ${to}::date`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** As it is answered, with amounts in cents; who marked it is its supplier's to know. */
function paymentJson({ kind }: TradeViewer): RawBuilder<PaymentRow> {
  const { other, names } = COLUMNS[kind]
  const by =
    kind === 'supplier'
      ? sql`(select json_build_object('first_name', nullif(first_name, '')) from person where person.id = by_person_id)`
      : sql`null`
  return sql<PaymentRow>`json_build_object(
    'public_id', payment.public_id,
    'business', (select json_build_object('public_id', account.public_id, 'name', named.name)
      from ${sql.table(names)} named join account on account.id = account_id
      where account_id = ${sql.ref(`payment.${other}`)}),
    'amount', amount_cents, 'paid_on', paid_on, 'method', method, 'reference', reference, 'at', payment.at,
    'by', ${by},
    'reverses', (select public_id from payment reversed where reversed.id = payment.reverses_id),
    'reversed_by', (select public_id from payment reversal where reversal.reverses_id = payment.id),
    'shares', (select json_agg(json_build_object(
        'paper_public_id', paper.public_id, 'label', paper.label, 'amount', share.amount_cents) order by paper.id)
      from payment_share share join paper on paper.id = paper_id where payment_id = payment.id))`
}
