import type { Insertable } from 'kysely'
import type { OrderLine } from '../database/schema.generated.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/viewer.ts'

/** A line as it was agreed: the product's facts as they were when it was ordered (cents, hundredths), and cases. */
export type LineToPlace = Pick<
  Insertable<OrderLine>,
  | 'product_id'
  | 'product_public_id'
  | 'name_fr'
  | 'name_en'
  | 'unit'
  | 'price_cents'
  | 'quantity_hundredths'
  | 'price_per_unit'
  | 'quantity'
>

/** What one checkout orders, in cents; suppliers and lines keep the order they stand in. */
export type OrderToPlace = {
  totalCents: number
  supplierOrders: { supplierId: number; totalCents: number; lines: LineToPlace[] }[]
}

/**
 * Writes a restaurant's order: its part for each supplier, their lines, and the first step of every history.
 * Answers its public id. Totals are the caller's, from the domain.
 */
export async function insertRestaurantOrder(
  tx: Transaction,
  restaurantId: RestaurantId,
  { totalCents, supplierOrders }: OrderToPlace,
): Promise<string> {
  const { id, public_id } = await tx
    .insertInto('restaurant_order')
    .values({ restaurant_id: restaurantId, total_cents: totalCents })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow()
  const placed = await tx
    .insertInto('supplier_order')
    .values(
      supplierOrders.map((order) => ({
        restaurant_order_id: id,
        supplier_id: order.supplierId,
        total_cents: order.totalCents,
      })),
    )
    .returning(['id', 'supplier_id'])
    .execute()
  const idOf = new Map(placed.map((order) => [order.supplier_id, order.id]))
  const lines = supplierOrders.flatMap((order) =>
    order.lines.map((line) => ({ ...line, supplier_order_id: idOf.get(order.supplierId) ?? 0 })),
  )
  await tx.insertInto('order_line').values(lines).execute()
  await insertFirstSteps(tx, restaurantId, { id, supplierOrderIds: placed.map(({ id }) => id) })
  return public_id
}

async function insertFirstSteps(
  tx: Transaction,
  restaurantId: RestaurantId,
  { id, supplierOrderIds }: { id: number; supplierOrderIds: number[] },
): Promise<void> {
  await tx
    .insertInto('restaurant_order_step')
    .values({ restaurant_order_id: id, status: 'active', by_account_id: restaurantId })
    .execute()
  await tx
    .insertInto('supplier_order_step')
    .values(
      supplierOrderIds.map((supplier_order_id) => ({
        supplier_order_id,
        step: 1,
        status: 'pending' as const,
        by_account_id: restaurantId,
      })),
    )
    .execute()
}
