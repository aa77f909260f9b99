import type { BuiltAccount, World } from './builders.ts'
import { aCart } from './cart.ts'

export type BuiltOrder = {
  id: number
  publicId: string
  /** What one supplier has of it. */
  partOf: (supplier: BuiltAccount) => BuiltPart
}
/** A supplier's order, its lines by public id in the order they were added. */
type BuiltPart = { id: number; publicId: string; lines: string[] }

type OrderedLine = { product: { publicId: string }; quantity: number }

/** An order that a restaurant fills its empty cart with and places, pending at each supplier named. */
export async function anOrder(
  world: World,
  restaurant: BuiltAccount,
  lines: OrderedLine[],
): Promise<BuiltOrder> {
  await aCart(restaurant, lines)
  const { status, text, body } = await restaurant.browser.post('/api/checkout/', {})
  if (status !== 200) throw new Error(text)
  return builtOrder(world.database, body.order_public_id)
}

async function builtOrder(database: World['database'], publicId: string): Promise<BuiltOrder> {
  const lines = await database
    .selectFrom('restaurant_order')
    .innerJoin('supplier_order', 'supplier_order.restaurant_order_id', 'restaurant_order.id')
    .innerJoin('order_line', 'order_line.supplier_order_id', 'supplier_order.id')
    .select([
      'restaurant_order.id as orderId',
      'supplier_order.id',
      'supplier_order.public_id as publicId',
      'supplier_id as supplierId',
      'order_line.public_id as line',
    ])
    .where('restaurant_order.public_id', '=', publicId)
    .orderBy('order_line.id')
    .execute()
  const [first] = lines
  if (!first) throw new Error(`order ${publicId} has no lines`)
  return {
    id: first.orderId,
    publicId,
    partOf(supplier) {
      const own = lines.filter((line) => line.supplierId === supplier.id)
      const [part] = own
      if (!part) throw new Error(`${supplier.name} has no part of the order`)
      return { id: part.id, publicId: part.publicId, lines: own.map((line) => line.line) }
    },
  }
}
