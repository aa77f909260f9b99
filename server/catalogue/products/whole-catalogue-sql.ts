import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { describedBy } from './products-sql.ts'

const PRODUCTS_AT_ONCE = 1_000

/** All products of the supplier (cents, hundredths), by public id. */
export function listCatalogue(reader: Reader, supplierId: SupplierId): Promise<OwnProduct[]> {
  return catalogueQuery(reader, supplierId).orderBy('public_id').execute()
}

/** The same by category and French name, a thousand at a time, for a file that is sent while it is read. */
export async function* readCatalogue(
  reader: Reader,
  supplierId: SupplierId,
): AsyncGenerator<OwnProduct> {
  let last: OwnProduct | undefined
  do {
    const products = await catalogueQuery(reader, supplierId)
      .$if(last !== undefined, (query) => query.where(isAfter(last)))
      .orderBy('category')
      .orderBy(FRENCH_NAME)
      .orderBy('public_id')
      .limit(PRODUCTS_AT_ONCE)
      .execute()
    yield* products
    last = products[PRODUCTS_AT_ONCE - 1]
  } while (last)
}

const FRENCH_NAME = sql<string>`name_fr collate "fr-x-icu"`

function isAfter(product: OwnProduct | undefined) {
  return sql<boolean>`
    (category, ${FRENCH_NAME}, public_id)
    > (${product?.category}::category_name, ${product?.nameFr}, ${product?.publicId})`
}

function catalogueQuery(reader: Reader, supplierId: SupplierId) {
  return reader
    .selectFrom('product')
    .select(['public_id as publicId', ...describedBy('product')])
    .where('supplier_id', '=', supplierId)
    .where('deleted_at', 'is', null)
}
