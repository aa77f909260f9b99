import type { Cents } from '@halles/domain/money.ts'
import type { SupplierReason } from '@halles/domain/reasons.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import type { LineAnswer, SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { pricePerUnit } from '@halles/domain/unit-price.ts'
import { sql } from 'kysely'
import { nextOrderNumber } from '../../../orders/placing/order-number-sql.ts'
import type { Transaction } from '../../transaction.ts'
import type { LoadedProduct } from '../products/insert-demo-products.ts'
import { type By, byColumns } from './entry-by-sql.ts'
import { type PlacedReceipt, receiveDemoOrder } from './receive-demo-order-sql.ts'

type Step<Status> = By & { status: Status }

export type PlacedOrder = {
  publicId: string
  restaurantId: number
  totalCents: Cents
  /** From checkout on, oldest first; the last one is where the order stands. */
  steps: readonly [Step<RestaurantOrderStatus>, ...Step<RestaurantOrderStatus>[]]
}

type PlacedLine = LineAnswer & {
  publicId: string
  product: LoadedProduct
  depositCents: Cents
  reason: SupplierReason | null
  isWeighed: boolean
}

export type PlacedSupplierOrder = {
  publicId: string
  supplierId: number
  totalCents: Cents
  feeCents: Cents
  steps: readonly [Step<SupplierOrderStatus>, ...Step<SupplierOrderStatus>[]]
  lines: readonly PlacedLine[]
  messages: readonly (By & { text: string })[]
  receipt: PlacedReceipt | null
}

/** Writes a restaurant's order with its history, and gives its id. */
export async function insertRestaurantOrder(tx: Transaction, order: PlacedOrder): Promise<number> {
  const { id } = await tx
    .insertInto('restaurant_order')
    .values({
      public_id: order.publicId,
      restaurant_id: order.restaurantId,
      number: nextOrderNumber(sql.val(order.restaurantId)),
      status: lastStatus(order.steps),
      total_cents: order.totalCents,
      placed_at: order.steps[0].at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('restaurant_order_step')
    .values(order.steps.map((step) => ({ restaurant_order_id: id, ...stepColumns(step) })))
    .execute()
  return id
}

/** Writes a supplier's part of an order: lines, trail, state. */
export async function insertSupplierOrder(
  tx: Transaction,
  restaurantOrderId: number,
  order: PlacedSupplierOrder,
): Promise<void> {
  const { id } = await tx
    .insertInto('supplier_order')
    .values({
      public_id: order.publicId,
      restaurant_order_id: restaurantOrderId,
      supplier_id: order.supplierId,
      status: lastStatus(order.steps),
      total_cents: order.totalCents,
      fee_cents: order.feeCents,
      placed_at: order.steps[0].at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = await tx
    .insertInto('order_line')
    .values(order.lines.map((line) => ({ supplier_order_id: id, ...lineColumns(line) })))
    .returning(['id', 'public_id'])
    .execute()
  const lineIds = new Map(lines.map((line) => [line.public_id, line.id]))
  await insertTrail(tx, id, order, lineIds)
  if (order.receipt) await receiveDemoOrder(tx, id, lineIds, order.receipt)
}

/** Steps, changes of lines beside the answer that made them, and messages, numbered as they happened. */
async function insertTrail(
  tx: Transaction,
  supplierOrderId: number,
  { steps, lines, messages }: PlacedSupplierOrder,
  lineIds: ReadonlyMap<string, number>,
): Promise<void> {
  const answer = steps.find(({ status }) => status === 'acknowledged')
  const changes = answer
    ? lines.flatMap((line) => changeOf(line, answer, lineIds.get(line.publicId)))
    : []
  const entries = [
    ...steps.map((step) => ({ ...byColumns(step), status: step.status, text: undefined })),
    ...changes.map((change) => ({ ...change, text: undefined })),
    ...messages.map(({ text, ...by }) => ({ ...byColumns(by), kind: 'message' as const, text })),
  ]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry, index) => ({ ...entry, supplier_order_id: supplierOrderId, number: index + 1 }))
  await tx
    .insertInto('order_entry')
    .values(entries.map(({ text: _, ...entry }) => entry))
    .execute()
  const texts = entries.flatMap(({ supplier_order_id, number, at, text }) =>
    text === undefined ? [] : [{ supplier_order_id, number, text, written_at: at }],
  )
  if (texts.length > 0) await tx.insertInto('order_entry_text').values(texts).execute()
}

/** What an answer made of a line, as `domain/line-entries.ts` records it; nothing of one that it left as it was. */
function changeOf(line: PlacedLine, answer: By, lineId: number | undefined) {
  const { quantity, editedQuantity, isCancelled, reason } = line
  if (!isCancelled && editedQuantity === null) return []
  const now = isCancelled ? null : JSON.stringify({ quantity: editedQuantity })
  return [
    {
      ...byColumns(answer),
      kind: isCancelled ? ('line_removed' as const) : ('line_changed' as const),
      order_line_id: lineId,
      old: JSON.stringify({ quantity }),
      new: now,
      reason,
    },
  ]
}

/** Puts cases of a product into a restaurant's cart. */
export async function insertCartLine(
  tx: Transaction,
  restaurantId: number,
  line: { productId: number; quantity: number },
): Promise<void> {
  await tx
    .insertInto('cart_line')
    .values({ restaurant_id: restaurantId, product_id: line.productId, quantity: line.quantity })
    .execute()
}

function lastStatus<Status>(steps: readonly [Step<Status>, ...Step<Status>[]]): Status {
  return (steps.at(-1) ?? steps[0]).status
}

function stepColumns<Status>({ status, ...by }: Step<Status>) {
  return { status, ...byColumns(by) }
}

function lineColumns({ product, ...line }: PlacedLine) {
  return {
    public_id: line.publicId,
    product_id: product.id,
    product_public_id: product.publicId,
    name_fr: product.nameFr,
    name_en: product.nameEn,
    unit: product.unit,
    price_cents: product.priceCents,
    quantity_hundredths: product.quantityHundredths,
    price_per_unit: pricePerUnit(product.priceCents, product.quantityHundredths),
    deposit_cents: line.depositCents,
    is_weighed: line.isWeighed,
    quantity: line.quantity,
    edited_quantity: line.editedQuantity,
    is_cancelled: line.isCancelled,
    cancelled_by: line.isCancelled ? 'supplier' : null,
    reason: line.reason,
  }
}
