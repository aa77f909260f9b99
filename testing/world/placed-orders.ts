import type { BuiltAccount, World } from './builders.ts'

/** What a restaurant has ordered, oldest first, read past the server: product, cases and cents of each line. */
export async function placedOrders({ database }: World, restaurant: BuiltAccount) {
  const rows = await database
    .selectFrom('restaurant_order')
    .innerJoin('supplier_order', 'supplier_order.restaurant_order_id', 'restaurant_order.id')
    .innerJoin('order_line', 'order_line.supplier_order_id', 'supplier_order.id')
    .select([
      'restaurant_order.public_id as publicId',
      'restaurant_order.total_cents as totalCents',
      'order_line.product_public_id as product',
      'order_line.quantity',
      'order_line.price_cents as priceCents',
    ])
    .where('restaurant_order.restaurant_id', '=', restaurant.id)
    .orderBy('restaurant_order.id')
    .orderBy('order_line.id')
    .execute()
  return Array.from(
    Map.groupBy(rows, (row) => row.publicId),
    ([publicId, lines]) => ({
      publicId,
      totalCents: lines[0]?.totalCents,
      lines: lines.map(({ product, quantity, priceCents }) => ({ product, quantity, priceCents })),
    }),
  )
}
