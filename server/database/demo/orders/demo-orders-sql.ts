import type { Cents } from '@halles/domain/money.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import type { LineAnswer, SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { pricePerUnit } from '@halles/domain/unit-price.ts'
import { sql } from 'kysely'
import { nextOrderNumber } from '../../../orders/order-number-sql.ts'
import type { Transaction } from '../../transaction.ts'
import type { LoadedProduct } from '../products/insert-demo-products.ts'

type Step<Status> = { status: Status; byAccountId: number; at: Date }

export type PlacedOrder = {
  publicId: string
  restaurantId: number
  totalCents: Cents
  /** From checkout on, oldest first; the last one is where the order stands. */
  steps: readonly [Step<RestaurantOrderStatus>, ...Step<RestaurantOrderStatus>[]]
}

type PlacedLine = LineAnswer & { publicId: string; product: LoadedProduct }

export type PlacedSupplierOrder = {
  publicId: string
  supplierId: number
  totalCents: Cents
  steps: readonly [Step<SupplierOrderStatus>, ...Step<SupplierOrderStatus>[]]
  lines: readonly PlacedLine[]
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

/** Writes a supplier's part of an order: lines, history, state. */
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
      placed_at: order.steps[0].at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('supplier_order_step')
    .values(
      order.steps.map((step, index) => ({
        supplier_order_id: id,
        step: index + 1,
        ...stepColumns(step),
      })),
    )
    .execute()
  await tx
    .insertInto('order_line')
    .values(order.lines.map((line) => ({ supplier_order_id: id, ...lineColumns(line) })))
    .execute()
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

function stepColumns<Status>({ status, byAccountId, at }: Step<Status>) {
  // Whoever acts for a business of the demo market is its contact person.
  const by_person_id = sql<number>`(select contact_person_id from account where id = ${byAccountId})`
  return { status, by_account_id: byAccountId, by_person_id, at }
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
    quantity: line.quantity,
    edited_quantity: line.editedQuantity,
    is_cancelled: line.isCancelled,
  }
}
