import type { Transaction } from '../../transaction.ts'
import { demoCart } from './cart.ts'
import { demoOrders } from './demo-orders.ts'
import { insertCartLine, insertRestaurantOrder, insertSupplierOrder } from './demo-orders-sql.ts'
import { idOf, type LoadedMarket, toRestaurantOrder, toSupplierOrder } from './place-demo-order.ts'

/** Writes every order, oldest first as they would have come in. */
export async function insertDemoOrders(tx: Transaction, market: LoadedMarket): Promise<void> {
  const oldestFirst = Object.entries(demoOrders)
    .flatMap(([restaurant, orders]) => orders.map((order) => ({ restaurant, order })))
    .sort((a, b) => b.order.ageHours - a.order.ageHours)
  for (const { restaurant, order } of oldestFirst) {
    const parts = order.supplierOrders.map((part) =>
      toSupplierOrder(market, restaurant, order, part),
    )
    const id = await insertRestaurantOrder(tx, toRestaurantOrder(market, restaurant, order, parts))
    for (const part of parts) await insertSupplierOrder(tx, id, part)
  }
}

/** Fills the one cart that waits. */
export async function insertDemoCart(tx: Transaction, market: LoadedMarket): Promise<void> {
  const restaurantId = idOf(market, demoCart.restaurant)
  for (const { supplier, lines } of demoCart.suppliers) {
    for (const { product, quantity } of lines) {
      const { id } = market.products(supplier, product)
      await insertCartLine(tx, restaurantId, { productId: id, quantity })
    }
  }
}
