import type { OfferedStep, PriceSource } from '@halles/domain/offer.ts'
import { ANSWER_TIME, type OrderSide } from '@halles/domain/order-change.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { MONTREAL } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { Transaction } from '../../database/transaction.ts'
import { NET, PACKAGES } from './line-weights-sql.ts'
import { IS_RECEIVED } from './receipt-sql.ts'

/** Of an `order_line`: what its restaurant asks for now. */
const ASKED = sql<number>`coalesce(order_line.asked_quantity, order_line.quantity)`

/**
 * What was said with the last change of an `order_line`. A line that ended with its whole order has no entry of its own about
 * that: what was said then is the order's.
 */
// guard: orders: what was said of a line's earlier change is not said of why its order ended [supplier-order-cancel.post]
//   code: case when order_line.is_cancelled = (kind = 'line_removed') then text end
//   instead: text
const NOTE = sql<string>`coalesce(case when order_line.reason is not null then (
  select case when order_line.is_cancelled = (kind = 'line_removed') then text end
  from order_entry left join order_entry_text using (supplier_order_id, number)
  where order_line_id = order_line.id and kind like 'line\\_%'
  order by number desc limit 1) end, '')`

/** Of an `order_line`: the code of its product, as it is today, which is its supplier's alone to read. */
export const ITEM_CODE = sql<string>`(select item_code from product where product.id = order_line.product_id)`

/** What an order's answers are made of, of an `order_line`. */
export const ORDER_LINE_COLUMNS = [
  'order_line.public_id',
  'product_public_id',
  'name_fr',
  'name_en',
  'unit',
  'price_cents',
  sql<PriceSource>`order_line.price_source`.as('price_source'),
  'list_price_cents',
  sql<OfferedStep[] | null>`order_line.price_steps`.as('price_steps'),
  'quantity_hundredths',
  'price_per_unit',
  'order_line.deposit_cents',
  'is_weighed',
  NET.as('net'),
  PACKAGES.as('packages'),
  ASKED.as('quantity'),
  'order_line.quantity as first_quantity',
  'edited_quantity',
  'is_cancelled',
  sql<OrderSide | null>`order_line.cancelled_by`.as('cancelled_by'),
  sql<OrderReason | null>`order_line.reason`.as('reason'),
  NOTE.as('note'),
  sql<string | null>`(
    select public_id from order_line replaced where replaced.id = order_line.replaces_line_id)`.as(
    'replaces',
  ),
] as const

/**
 * Of an `order_line` of a `supplier_order`: whether its restaurant may remove it because its supplier has reduced it, for as
 * long as domain/order-change.ts says.
 */
export const MAY_DROP = sql<boolean>`(
  order_line.edited_quantity is not null and not order_line.is_cancelled and supplier_order.status = 'acknowledged'
  and not ${IS_RECEIVED}
  and exists (
    select from order_entry
    where order_line_id = order_line.id and kind = 'line_changed' and by_account_id = supplier_order.supplier_id
      and clock_timestamp() < least(
        at + (select answer_minutes from supplier where account_id = supplier_order.supplier_id) * interval '1 minute',
        (delivery_day + window_from) at time zone ${MONTREAL}
          - ${ANSWER_TIME.minutesBeforeDelivery}::integer * interval '1 minute')))`

/** Of an `order_line` that was not removed: the cases to deliver. */
export const CASES = sql<number>`coalesce(order_line.edited_quantity, order_line.asked_quantity, order_line.quantity)`

/** Of a joined `supplier_order`: how many lines are open, and how many cases they are together. For a lateral join, as `open`. */
export function openCasesOf(from: ExpressionBuilder<DB, 'supplier_order'>) {
  return from
    .selectFrom('order_line')
    .select(({ fn }) => [
      fn.countAll<number>().as('lines'),
      sql<number>`coalesce(sum(${CASES}), 0)`.as('cases'),
    ])
    .whereRef('order_line.supplier_order_id', '=', 'supplier_order.id')
    .where('order_line.is_cancelled', '=', false)
    .as('open')
}

/** A line of an order, which may be changed: cases as first ordered, as asked for now, and as its supplier delivers them. */
export type OrderedLine = {
  id: number
  publicId: string
  productId: number
  productPublicId: string
  priceCents: number
  priceSource: PriceSource
  /** What everyone was asked; null where the line is at that. */
  listPriceCents: number | null
  pricePerUnit: number
  quantityHundredths: number
  /** What so many cases cost when it was ordered; null: as much, however many. */
  priceSteps: OfferedStep[] | null
  firstQuantity: number
  quantity: number
  editedQuantity: number | null
  isCancelled: boolean
  cancelledBy: OrderSide | null
  /** Whether another product comes in its place. */
  isReplaced: boolean
  /** Whether it is sold by weight, and what it was weighed as with the cases that it has, in thousandths of the unit. */
  isWeighed: boolean
  netThousandths: number | null
}

const orderedLines = prepared(
  'list_ordered_lines',
  (tx: Transaction, { supplierOrderId }: Parameters<{ supplierOrderId: number }>) =>
    tx
      .selectFrom('order_line')
      .select([
        'order_line.id',
        'order_line.public_id as publicId',
        'order_line.product_id as productId',
        'order_line.product_public_id as productPublicId',
        'order_line.price_cents as priceCents',
        sql<PriceSource>`order_line.price_source`.as('priceSource'),
        'order_line.list_price_cents as listPriceCents',
        'order_line.price_per_unit as pricePerUnit',
        'order_line.quantity_hundredths as quantityHundredths',
        sql<OfferedStep[] | null>`order_line.price_steps`.as('priceSteps'),
        'order_line.quantity as firstQuantity',
        ASKED.as('quantity'),
        'order_line.edited_quantity as editedQuantity',
        'order_line.is_cancelled as isCancelled',
        sql<OrderSide | null>`order_line.cancelled_by`.as('cancelledBy'),
        sql<boolean>`exists (
          select from order_line coming
          where coming.replaces_line_id = order_line.id and not coming.is_cancelled)`.as(
          'isReplaced',
        ),
        'order_line.is_weighed as isWeighed',
        NET.as('netThousandths'),
      ])
      .where('order_line.supplier_order_id', '=', supplierOrderId)
      .orderBy('order_line.id'),
)

/** The lines of an order that was found as its owner's and locked, in the order they were added; prices in cents. */
export async function listOrderedLines(
  tx: Transaction,
  supplierOrderId: number,
): Promise<OrderedLine[]> {
  const { rows } = await orderedLines(tx, { supplierOrderId })
  return rows
}

/** A line as it becomes, and why. */
export type ChangedLine = OrderedLine & { reason: OrderReason | null }

/**
 * Stores what became of lines of a locked order: only those that changed are given. A line that has other cases by it is not
 * picked any more, and is to be weighed again; one that has fewer than were said to be of its lots has none, until somebody
 * says which again.
 */
export async function updateOrderLines(
  tx: Transaction,
  supplierOrderId: number,
  changed: readonly ChangedLine[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map((line) => ({
    id: line.id,
    asked_quantity: line.quantity === line.firstQuantity ? null : line.quantity,
    edited_quantity: line.editedQuantity,
    price_cents: line.priceCents,
    price_source: line.priceSource,
    list_price_cents: line.listPriceCents,
    price_per_unit: line.pricePerUnit,
    cancelled_by: line.cancelledBy,
    reason: line.reason,
    cases: openQuantity(line),
  }))
  // guard: lots: of a line that has fewer cases none stay [line-lots-set.post]
  //   code: > changed.cases
  //   instead: > 9999
  // guard: picking: a mark ends when its line gets other cases [pick-mark.post]
  //   code: and ${CASES} <> changed.cases
  //   instead: and false
  await sql`
    with changed as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
        id integer, asked_quantity integer, edited_quantity integer, price_cents integer, price_source text,
        list_price_cents integer, price_per_unit bigint, cancelled_by text, reason text, cases integer)
    ), unmarked as (
      delete from pick_mark using changed, order_line
      where pick_mark.order_line_id = changed.id and order_line.id = changed.id
        and order_line.supplier_order_id = ${supplierOrderId} and ${CASES} <> changed.cases
    ), without_lots as (
      delete from line_lot using changed
      where line_lot.order_line_id = changed.id
        and (select sum(cases) from line_lot said where said.order_line_id = changed.id) > changed.cases
    ), unweighed as (
      delete from line_weight using changed, order_line
      where line_weight.order_line_id = changed.id and order_line.id = changed.id
        and order_line.supplier_order_id = ${supplierOrderId} and ${CASES} <> changed.cases
    )
    update order_line
    set asked_quantity = changed.asked_quantity, edited_quantity = changed.edited_quantity,
      price_cents = changed.price_cents, price_source = changed.price_source,
      list_price_cents = changed.list_price_cents, price_per_unit = changed.price_per_unit,
      is_cancelled = changed.cancelled_by is not null, cancelled_by = changed.cancelled_by, reason = changed.reason
    from changed
    where order_line.id = changed.id and order_line.supplier_order_id = ${supplierOrderId}`.execute(
    tx,
  )
}
