import { sql } from 'kysely'
import type { Database } from '../connect.ts'

/**
 * Does at once what autovacuum would do within minutes: the planner's statistics, the visibility map, the pending lists of
 * the GIN indexes. For measurements right after loading.
 */
export async function vacuumCatalogue(database: Database): Promise<void> {
  await sql`
    vacuum (analyze) account, supplier, supplier_city, city, product, supplier_stock, delivery_zone, delivery_zone_city, delivery_run,
      restaurant, restaurant_order, restaurant_order_step, supplier_order, order_entry, order_line, last_paid, supplier_rating, product_sales`.execute(
    database,
  )
  // Loading in one transaction wrote some hundred versions of each of its rows, whose index entries leave empty pages behind.
  await sql`reindex table supplier_stock`.execute(database)
}
