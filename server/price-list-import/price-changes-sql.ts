import type { DatedPrice } from '@halles/domain/price-list.ts'
import type { PriceChange } from '@halles/domain/price-list-import/plan-prices.ts'
import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { LockedPrices } from '../price-lists/price-lists-sql.ts'

/** All prices of a product that an import changes, and at which row. */
export type ProductChange = PriceChange & { row: number; productId: number }

/** The next changes after a row, in the order of the file. */
export function listChangesAfter(
  tx: Transaction,
  { importId, row, most }: { importId: number; row: number; most: number },
): Promise<ProductChange[]> {
  return changesOf(tx, importId)
    .where('row_number', '>', row)
    .orderBy('row_number')
    .limit(most)
    .execute()
}

/** The last changes up to a row, from there back. */
export function listChangesUpTo(
  tx: Transaction,
  { importId, row, most }: { importId: number; row: number; most: number },
): Promise<ProductChange[]> {
  return changesOf(tx, importId)
    .where('row_number', '<=', row)
    .orderBy('row_number', 'desc')
    .limit(most)
    .execute()
}

function changesOf(tx: Transaction, importId: number) {
  return tx
    .selectFrom('price_import_row')
    .select([
      'row_number as row',
      sql<number>`product_id`.as('productId'),
      sql<DatedPrice[]>`before`.as('before'),
      sql<DatedPrice[]>`after`.as('after'),
      'rows',
    ])
    .where('import_id', '=', importId)
    .where('rows', '>', 0)
}

export type Replaced = {
  productId: number
  old: readonly DatedPrice[]
  now: readonly DatedPrice[]
}

/** Puts prices in place of others on a locked supplier's price list; how many were not there any more. */
export async function replacePrices(
  tx: Transaction,
  _supplier: LockedPrices,
  priceListId: number,
  replaced: readonly Replaced[],
): Promise<number> {
  const old = linesOf(replaced, 'old')
  const { numAffectedRows = 0n } = await sql`
    delete from price_list_line line using ${recordset(old)}
    where line.price_list_id = ${priceListId} and line.product_id = wanted.product_id
      and line.from_cases = wanted.from_cases and line.days = ${DAYS}
      and line.price_cents = wanted.price_cents`.execute(tx)
  await sql`
    insert into price_list_line (price_list_id, product_id, from_cases, days, price_cents)
    select ${priceListId}, wanted.product_id, wanted.from_cases, ${DAYS}, wanted.price_cents
    from ${recordset(linesOf(replaced, 'now'))}`.execute(tx)
  return old.length - Number(numAffectedRows)
}

function linesOf(replaced: readonly Replaced[], which: 'old' | 'now') {
  return replaced.flatMap(({ productId, [which]: prices }) =>
    prices.map(({ fromCases, priceCents, fromDay, untilDay }) => ({
      ...{ product_id: productId, from_cases: fromCases, price_cents: priceCents },
      ...{ first: fromDay, last: untilDay },
    })),
  )
}

const recordset = (
  lines: readonly object[],
) => sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as wanted (
  product_id integer, from_cases integer, price_cents integer, first date, last date)`
const DAYS = sql`daterange(wanted.first, wanted.last, '[]')`
