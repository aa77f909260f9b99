import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import type { ProductEdit } from '../catalogue/products/many-products-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { allImportRows } from './import-rows-sql.ts'

/** What an import of the supplier adds and edits (cents, hundredths). */
export async function listChanges(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<{ added: OwnProduct[]; edited: ProductEdit[] }> {
  const added = await allImportRows(tx, supplierId, publicId, 'new')
  const changed = await allImportRows(tx, supplierId, publicId, 'changed')
  return {
    added: added.flatMap(({ product, productPublicId }) =>
      product ? [{ ...product, publicId: productPublicId }] : [],
    ),
    edited: changed.flatMap(({ product, before, productPublicId }) =>
      product && before ? [{ publicId: productPublicId, from: before, to: product }] : [],
    ),
  }
}
