import type { Transaction } from '../../transaction.ts'
import { idOf, type LoadedMarket } from '../orders/place-demo-order.ts'
import { demoGuides } from './demo-guides.ts'
import { insertDemoGuide } from './demo-guides-sql.ts'

/** Counted when the kitchen closed: today or yesterday, whenever the demo market is loaded. */
const COUNTED_HOURS_AGO = 7

export async function insertDemoGuides(tx: Transaction, market: LoadedMarket): Promise<void> {
  for (const { restaurant, name, items } of demoGuides) {
    await insertDemoGuide(tx, idOf(market, restaurant), {
      name,
      countedAt: market.hoursBefore(COUNTED_HOURS_AGO),
      items: items.map(({ par, counted, products, ...item }) => ({
        ...item,
        par: par * 100,
        counted: counted * 100,
        products: products.map(({ supplier, product }) => market.products(supplier, product)),
      })),
    })
  }
}
