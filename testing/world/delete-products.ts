import type { Database } from '@halles/server/database/connect.ts'

/** Every product, with the prices that changes of it stored. None is in a cart, an order or a guide. */
export async function deleteProducts(database: Database): Promise<void> {
  await database.deleteFrom('product_price').execute()
  await database.deleteFrom('product').execute()
}
