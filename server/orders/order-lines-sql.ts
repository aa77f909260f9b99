import { type ExpressionBuilder, sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

/** What an order's answers are made of. */
export const ORDER_LINE_COLUMNS = [
  'order_line.public_id',
  'product_public_id',
  'name_fr',
  'name_en',
  'unit',
  'price_cents',
  'quantity_hundredths',
  'price_per_unit',
  'quantity',
  'edited_quantity',
  'is_cancelled',
] as const

/** Of an `order_line` that was not removed: the cases to deliver. */
export const CASES = sql<number>`coalesce(order_line.edited_quantity, order_line.quantity)`

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

export type OrderedLine = { id: number; publicId: string; priceCents: number; quantity: number }

const orderedLines = prepared(
  'list_ordered_lines',
  (
    tx: Transaction,
    {
      supplierId,
      supplierOrderId,
    }: Parameters<{ supplierId: SupplierId; supplierOrderId: number }>,
  ) =>
    tx
      .selectFrom('order_line')
      .innerJoin('supplier_order', 'supplier_order.id', 'order_line.supplier_order_id')
      .select([
        'order_line.id',
        'order_line.public_id as publicId',
        'order_line.price_cents as priceCents',
        'order_line.quantity',
      ])
      .where('supplier_order.supplier_id', '=', supplierId)
      .where('supplier_order.id', '=', supplierOrderId)
      .orderBy('order_line.id'),
)

/** The lines of a supplier's order as they were ordered, in the order they were added; prices in cents. */
export async function listOrderedLines(
  tx: Transaction,
  supplierId: SupplierId,
  supplierOrderId: number,
): Promise<OrderedLine[]> {
  const { rows } = await orderedLines(tx, { supplierId, supplierOrderId })
  return rows
}

export type AnsweredLine = OrderedLine & { editedQuantity: number | null; isCancelled: boolean }

/**
 * Stores the answer to lines of a pending order. Lines left as ordered (`editedQuantity` null, not cancelled) are not
 * written.
 */
export async function updateOrderLines(
  tx: Transaction,
  supplierOrderId: number,
  lines: readonly AnsweredLine[],
): Promise<void> {
  const changed = lines.filter((line) => line.editedQuantity !== null || line.isCancelled)
  if (changed.length === 0) return
  const answered = changed.map((line) => ({
    id: line.id,
    edited_quantity: line.editedQuantity,
    is_cancelled: line.isCancelled,
  }))
  await tx
    .updateTable('order_line')
    .from(
      sql<
        (typeof answered)[number]
      >`jsonb_to_recordset(${JSON.stringify(answered)}::jsonb)`.as<'answered'>(
        sql`answered (id integer, edited_quantity integer, is_cancelled boolean)`,
      ),
    )
    .set((eb) => ({
      edited_quantity: eb.ref('answered.edited_quantity'),
      is_cancelled: eb.ref('answered.is_cancelled'),
    }))
    .whereRef('order_line.id', '=', 'answered.id')
    .where('order_line.supplier_order_id', '=', supplierOrderId)
    .execute()
}
