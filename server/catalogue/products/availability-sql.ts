import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { LockedCatalogue } from './catalogue-lock-sql.ts'

/** Of a product: whether it can be ordered today. The one place that says when one that was out is back. */
export const IS_AVAILABLE = isAvailable('product')

/** The same by the name that the product has in a statement. */
export function isAvailable(name: 'product' | 'offer') {
  const product = sql.raw(name)
  return sql<boolean>`(${product}.available
  or coalesce(${product}.available_from <= ${MONTREAL_TODAY}, false))`
}

/** Of a product that is out: whether its day has come. All of it is in the index product_out_until_day. */
export const IS_BACK = sql<boolean>`not product.available and product.available_from is not null
  and product.available_from <= ${MONTREAL_TODAY}`

/** The day from which a product that is out can be ordered again; null where none is named. */
export const AVAILABLE_FROM = sql<
  string | null
>`case when not ${IS_AVAILABLE} then product.available_from end`.as('available_from')

/** What its supplier sees of it, under the wire's names: a day that has come is omitted. */
export const AVAILABILITY = [IS_AVAILABLE.as('available'), AVAILABLE_FROM] as const

/** Whether a day, 'YYYY-MM-DD', is still to come in Montréal. */
export async function isDayAhead(reader: Reader, day: string): Promise<boolean> {
  const { ahead } = await reader
    .selectNoFrom(sql<boolean>`${day}::date > ${MONTREAL_TODAY}`.as('ahead'))
    .executeTakeFirstOrThrow()
  return ahead
}

/**
 * Says whether a product of the supplier can be ordered; `availableFrom`, a day, only where it cannot. What was said
 * before, undefined when it has no such product.
 */
export function updateAvailability(
  tx: Transaction,
  catalogue: LockedCatalogue,
  publicId: string,
  { available, availableFrom }: { available: boolean; availableFrom: string | null },
): Promise<{ nameFr: string; available: boolean; availableFrom: string | null } | undefined> {
  return tx
    .updateTable('product')
    .from('product as before')
    .set({ available, available_from: availableFrom })
    .where('product.supplier_id', '=', catalogue)
    .where('product.public_id', '=', publicId)
    .where('product.deleted_at', 'is', null)
    .whereRef('before.id', '=', 'product.id')
    .returning([
      'before.name_fr as nameFr',
      'before.available',
      sql<string | null>`before.available_from::text`.as('availableFrom'),
    ])
    .executeTakeFirst()
}
