import { type SqlBool, sql } from 'kysely'
import type { LockedCatalogue } from '../../../catalogue/products/catalogue-lock-sql.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import type { Reader, Transaction } from '../../transaction.ts'

/** Of these products those on sale, of active suppliers that have no photo yet; each supplier's beside each other. */
export function listWithoutPhotos(reader: Reader, publicIds: readonly string[]) {
  return reader
    .selectFrom('product')
    .innerJoin('account', 'account.id', 'product.supplier_id')
    .select([
      'product.public_id as publicId',
      sql<SupplierId>`product.supplier_id`.as('supplierId'),
    ])
    .where('product.public_id', '=', sql<string>`any(${publicIds}::text[])`)
    .where('product.deleted_at', 'is', null)
    .where('account.status', '=', 'active')
    .where(
      sql<SqlBool>`not exists (select from product_photo join product other on other.id = product_id
        where other.supplier_id = product.supplier_id)`,
    )
    .orderBy('product.supplier_id')
    .orderBy('product.id')
    .execute()
}

export async function hasPhotos(tx: Transaction, catalogue: LockedCatalogue): Promise<boolean> {
  const photo = await tx
    .selectFrom('product_photo')
    .innerJoin('product', 'product.id', 'product_photo.product_id')
    .select('photo_id')
    .where('supplier_id', '=', catalogue)
    .limit(1)
    .executeTakeFirst()
  return photo !== undefined
}
