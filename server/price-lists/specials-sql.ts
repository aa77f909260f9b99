import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import type { LockedPrices } from './price-lists-sql.ts'

type Special = Output<Endpoints['specialList']>['specials'][number]
const MOST_LISTED = 500

/** Those of a supplier that have not ended, the first to begin first. */
export function listSpecials(reader: Reader, supplierId: SupplierId): Promise<Special[]> {
  return (
    reader
      .selectFrom('special')
      .innerJoin('product', 'product.id', 'special.product_id')
      .select([
        'special.public_id',
        sql<
          Special['product']
        >`json_build_object('public_id', product.public_id, 'name_fr', name_fr,
          'name_en', name_en, 'list_price', product.price_cents)`.as('product'),
        'special.price_cents as price',
        'special.from_cases',
        sql<string>`lower(special.days)`.as('from_day'),
        sql<string>`upper(special.days) - 1`.as('until_day'),
      ])
      // guard: specials: owner of those that are listed [specials]
      .where('special.supplier_id', '=', supplierId)
      .where(sql<boolean>`upper(special.days) > ${MONTREAL_TODAY}`)
      .orderBy(sql`lower(special.days)`)
      .orderBy('special.id')
      .limit(MOST_LISTED)
      .execute()
  )
}

/** A product that its supplier may put on special: cents. */
export function findOwnProductToSell(
  tx: Transaction,
  supplier: LockedPrices,
  publicId: string,
): Promise<{ id: number; nameFr: string; priceCents: number } | undefined> {
  return (
    tx
      .selectFrom('product')
      .select(['id', 'name_fr as nameFr', 'price_cents as priceCents'])
      // guard: specials: own products alone [specials]
      .where('supplier_id', '=', supplier)
      .where('public_id', '=', publicId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )
}

type NewSpecial = {
  productId: number
  fromCases: number
  priceCents: number
  first: string
  last: string
}

const daysOf = ({ first, last }: Pick<NewSpecial, 'first' | 'last'>): RawBuilder<string> =>
  sql`daterange(${first}::date, ${last}::date, '[]')`

/** Adds a special of a locked supplier; false where the product has one on some of these days. */
export async function insertSpecial(
  tx: Transaction,
  supplier: LockedPrices,
  special: NewSpecial,
): Promise<boolean> {
  const { rows } = await sql`
    insert into special (supplier_id, product_id, from_cases, days, price_cents)
    select ${supplier}, ${special.productId}, ${special.fromCases}, ${daysOf(special)}, ${special.priceCents}
    where not exists (
      select from special where product_id = ${special.productId} and days && ${daysOf(special)})
    returning id`.execute(tx)
  return rows.length > 0
}

/** Ends a special from today on, or takes it away where it has not begun; the product's name, undefined where none goes on. */
export async function endSpecial(
  tx: Transaction,
  supplier: LockedPrices,
  publicId: string,
): Promise<string | undefined> {
  // guard: specials: owner of one that is ended [specials]
  //   code: and special.supplier_id = ${supplier}
  const isMeant = sql`special.public_id = ${publicId} and special.supplier_id = ${supplier}
    and upper(special.days) > ${MONTREAL_TODAY} and product.id = special.product_id`
  const { rows } = await sql<{ name_fr: string }>`
    with ended as (
      update special set days = daterange(lower(special.days), ${MONTREAL_TODAY}) from product
      where ${isMeant} and lower(special.days) < ${MONTREAL_TODAY} returning product.name_fr
    ), gone as (
      delete from special using product
      where ${isMeant} and lower(special.days) >= ${MONTREAL_TODAY} returning product.name_fr
    )
    select name_fr from ended union all select name_fr from gone`.execute(tx)
  return rows[0]?.name_fr
}
