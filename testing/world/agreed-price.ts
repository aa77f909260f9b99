import { MONTREAL_TODAY } from '@halles/server/database/montreal-days.ts'
import { sql } from 'kysely'
import type { BuiltAccount, World } from './builders.ts'
import { aCustomer } from './customer.ts'

type Price = {
  product: { id: number }
  priceCents: number
  fromCases?: number
  /** As PostgreSQL writes a range of days; all days unless said. */
  days?: string
}
type PriceListGiven = { name?: string; adjustBp?: number; lines?: Price[]; for?: BuiltAccount[] }

let serial = 0

/** A supplier's price list, which takes nothing off unless said, and the customers that have it. */
export async function aPriceList(
  world: World,
  supplier: BuiltAccount,
  { name = `Niveau ${++serial}`, adjustBp = 0, lines = [], ...given }: PriceListGiven = {},
): Promise<{ id: number; publicId: string; name: string }> {
  const { database } = world
  const list = await database
    .insertInto('price_list')
    .values({ supplier_id: supplier.id, name, adjust_bp: adjustBp })
    .returning(['id', 'public_id as publicId', 'name'])
    .executeTakeFirstOrThrow()
  for (const { product, priceCents, fromCases = 1, days = '(,)' } of lines)
    await database
      .insertInto('price_list_line')
      .values({
        price_list_id: list.id,
        product_id: product.id,
        from_cases: fromCases,
        days,
        price_cents: priceCents,
      })
      .execute()
  for (const restaurant of given.for ?? []) {
    await aCustomer(world, supplier, restaurant)
    await database
      .updateTable('customer')
      .set({ price_list_id: list.id })
      .where('supplier_id', '=', supplier.id)
      .where('restaurant_id', '=', restaurant.id)
      .execute()
  }
  return list
}

/** What a supplier asks of everyone for a product: from yesterday on for a week, unless said. */
export async function aSpecial(
  { database }: World,
  supplier: BuiltAccount,
  { product, priceCents, fromCases = 1, days }: Price,
): Promise<{ publicId: string }> {
  return database
    .insertInto('special')
    .values({
      supplier_id: supplier.id,
      product_id: product.id,
      from_cases: fromCases,
      days: days ?? sql<string>`daterange(${MONTREAL_TODAY} - 1, ${MONTREAL_TODAY} + 7)`,
      price_cents: priceCents,
    })
    .returning('public_id as publicId')
    .executeTakeFirstOrThrow()
}
