import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../../montreal-days.ts'
import type { Reader, Transaction } from '../../transaction.ts'

/** The ids of all products, by public id. */
export async function listProductIds(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom('product').select(['id', 'public_id']).execute()
  return new Map(rows.map((row) => [row.public_id, row.id]))
}

/** Switches a product off, for so many days from today in Montréal, or until its supplier says otherwise. */
export async function switchOffProduct(
  tx: Transaction,
  productId: number,
  days: number | undefined,
): Promise<void> {
  const from = days === undefined ? null : sql<string>`${MONTREAL_TODAY} + ${days}::integer`
  await tx
    .updateTable('product')
    .set({ available: false, available_from: from })
    .where('id', '=', productId)
    .execute()
}

/** Older than every order of the market, so that an order paid what the product costs now. */
const OLDEST_ORDER_DAYS = 100

/** As if the market were two years old: two products of three have had other prices in the last twelve months. */
export async function agePrices(tx: Transaction): Promise<void> {
  await tx
    .updateTable('product')
    .set({ created_at: sql<Date>`now() - interval '2 years'` })
    .execute()
  await sql`
    insert into product_price (product_id, until_at, price_cents, quantity_hundredths, unit)
    select id, now() - make_interval(days => ${sql.lit(OLDEST_ORDER_DAYS)} + number * 50 + id % 40),
      5 * round(price_cents * (88 + (id * 7 + number * 11) % 19) / 500.0), quantity_hundredths, unit
    from product, generate_series(0, 4) number
    where id % 3 > 0`.execute(tx)
}
