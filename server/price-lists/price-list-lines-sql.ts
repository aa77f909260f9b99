import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Language } from '@halles/contract/language.ts'
import { MAX_LISTED_PRICES } from '@halles/domain/catalogue-prices.ts'
import type { ListingName } from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { isListed } from '../catalogue/product-list/product-search-sql.ts'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import type { LockedPrices, PriceList } from './price-lists-sql.ts'

export type PricedProduct = Output<Endpoints['priceListLines']>['results'][number]

/** The supplier's products of a category by name, at most MAX_LISTED_PRICES, with their prices on a price list; and how many there are. */
export async function listPricedProducts(
  reader: Reader,
  supplierId: SupplierId,
  list: PriceList,
  { category_name, lang }: { category_name: ListingName; lang: Language },
): Promise<{ count: number; results: PricedProduct[] }> {
  const results = await pricedProducts(reader, supplierId, list)
    .select(sql<number>`count(*) over ()`.as('count'))
    .where(isListed(category_name, undefined))
    .orderBy(sql.ref(`name_${lang}`), (order) => order.collate(`${lang}-x-icu`))
    .orderBy('product.public_id')
    .limit(MAX_LISTED_PRICES)
    .execute()
  return {
    count: results[0]?.count ?? 0,
    results: results.map(({ count: _, ...product }) => product),
  }
}

const PRODUCTS_AT_ONCE = 1_000

/** All of them by French name, a thousand at a time, for a file that is sent while it is read. */
export async function* readPricedProducts(
  reader: Reader,
  supplierId: SupplierId,
  list: PriceList,
): AsyncGenerator<PricedProduct> {
  const name = sql<string>`product.name_fr collate "fr-x-icu"`
  let last: PricedProduct | undefined
  do {
    const after = last
    const products = await pricedProducts(reader, supplierId, list)
      .where(isListed('all', undefined))
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(${name}, product.public_id) > (${after?.name_fr}, ${after?.public_id})`,
        ),
      )
      .orderBy(name)
      .orderBy('product.public_id')
      .limit(PRODUCTS_AT_ONCE)
      .execute()
    yield* products
    last = products[PRODUCTS_AT_ONCE - 1]
  } while (last)
}

/** Those of the supplier's own products, on sale, by public id. */
export function findPricedProducts(
  reader: Reader,
  supplierId: SupplierId,
  list: PriceList,
  publicIds: readonly string[],
): Promise<PricedProduct[]> {
  return pricedProducts(reader, supplierId, list)
    .where(isListed('all', undefined))
    .where('product.public_id', '=', sql<string>`any(${publicIds}::text[])`)
    .orderBy('product.id')
    .execute()
}

function pricedProducts(reader: Reader, supplierId: SupplierId, { id, adjustBp }: PriceList) {
  const ofProduct = sql`line.price_list_id = ${id} and line.product_id = product.id`
  return (
    reader
      .selectFrom('product')
      .select([
        'product.public_id',
        'product.name_fr',
        'product.name_en',
        'product.unit',
        'product.quantity_hundredths as quantity_per_case',
        'product.price_cents as list_price',
        sql<number>`least(product.price_cents, coalesce((
          select line.price_cents from price_list_line line
          where ${ofProduct} and line.from_cases = 1 and line.days @> ${MONTREAL_TODAY}
        ), price_less(product.price_cents, ${adjustBp})))`.as('price'),
        sql<PricedProduct['prices']>`(
          select coalesce(json_agg(json_build_object('from_cases', line.from_cases, 'price', line.price_cents,
            'from_day', lower(line.days), 'until_day', upper(line.days) - 1) order by line.from_cases, line.days), '[]')
          from price_list_line line
          where ${ofProduct} and coalesce(upper(line.days) > ${MONTREAL_TODAY}, true))`.as(
          'prices',
        ),
      ])
      // guard: price lists: own products alone [price-lists/price-lists]
      .where('product.supplier_id', '=', supplierId)
  )
}

/** The ids of those of the supplier's own products that are on sale, by public id. */
export async function findOwnProductIds(
  tx: Transaction,
  supplier: SupplierId,
  publicIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'public_id'])
    // guard: price lists: prices of own products alone [price-lists/price-lists]
    .where('supplier_id', '=', supplier)
    .where('public_id', '=', sql<string>`any(${publicIds}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, public_id }) => [public_id, id]))
}

/** Of a product from so many cases on; null takes it off. Days YYYY-MM-DD, both among them; without the last one, without an end. */
export type LineToSet = {
  product_id: number
  from_cases: number
  price_cents: number | null
  first: string
  last: string | null
}

/**
 * Sets prices of a locked supplier's price list, each product and number of cases once. What held on other days stays, that of
 * days that have passed too.
 */
export async function setPriceListLines(
  tx: Transaction,
  _supplier: LockedPrices,
  { id }: PriceList,
  lines: readonly LineToSet[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as wanted (
    product_id integer, from_cases integer, price_cents integer, first date, last date)`
  const days = sql`daterange(wanted.first, wanted.last, '[]')`
  await sql`
    with cut as (
      delete from price_list_line line using ${wanted}
      where line.price_list_id = ${id} and line.product_id = wanted.product_id
        and line.from_cases = wanted.from_cases and line.days && ${days}
      returning line.*, datemultirange(line.days) - datemultirange(${days}) as rest
    )
    insert into price_list_line (price_list_id, product_id, from_cases, days, price_cents)
    select price_list_id, product_id, from_cases, unnest(rest), price_cents from cut`.execute(tx)
  await sql`
    insert into price_list_line (price_list_id, product_id, from_cases, days, price_cents)
    select ${id}, wanted.product_id, wanted.from_cases, ${days}, wanted.price_cents from ${wanted}
    where wanted.price_cents is not null`.execute(tx)
}
