import type { OwnProduct } from '@halles/domain/import/import-plan.ts'
import type { EditedFacts } from '@halles/domain/product-fields.ts'
import { sql } from 'kysely'
import type { LockedCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import { isAs, type ProductEdit } from '../catalogue/products/many-products-sql.ts'
import { isItemCode } from '../catalogue/products/products-sql.ts'
import type { Transaction } from '../database/transaction.ts'

/** A slice of an import: what it adds and edits (cents, hundredths), and the rows that say so. */
export type Changes = { rows: readonly number[]; added: OwnProduct[]; edited: ProductEdit[] }

/** The next changes after a row, in the order of the list. */
export async function listChangesAfter(
  tx: Transaction,
  catalogue: LockedCatalogue,
  { importId, row, most }: { importId: number; row: number; most: number },
): Promise<Changes> {
  const changes = changesOf(tx, catalogue, importId)
    .where('row.row_number', '>', row)
    .orderBy('row.row_number')
    .limit(most)
  return toChanges(await changes.execute())
}

/** The last changes up to a row, from there back. */
export async function listChangesUpTo(
  tx: Transaction,
  catalogue: LockedCatalogue,
  { importId, row, most }: { importId: number; row: number; most: number },
): Promise<Changes> {
  const changes = changesOf(tx, catalogue, importId)
    .where('row.row_number', '<=', row)
    .orderBy('row.row_number', 'desc')
    .limit(most)
  return toChanges(await changes.execute())
}

/** Whether a product of the import has changed or gone since it was applied, or the item code that it had before is another's now. */
export async function isSuperseded(
  tx: Transaction,
  catalogue: LockedCatalogue,
  importId: number,
): Promise<boolean> {
  // Joined by its public id alone: while there are no statistics yet, the supplier's products would be read for each row.
  const other = await changesOf(tx, catalogue, importId)
    .leftJoin('product', 'product.public_id', 'row.product_public_id')
    .where(sql<boolean>`(
      product.supplier_id = ${catalogue} and product.deleted_at is null and ${isAs(sql`row.product`)}
      and not exists (
        select from product holder
        where holder.supplier_id = ${catalogue} and holder.deleted_at is null and holder.item_code <> ''
          and ${isItemCode(sql`holder.item_code`, sql`(row.before ->> 'itemCode')`)} and holder.id <> product.id)
      ) is not true`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

function changesOf(tx: Transaction, catalogue: LockedCatalogue, importId: number) {
  return tx
    .selectFrom('catalogue_import_row as row')
    .innerJoin('catalogue_import', 'catalogue_import.id', 'row.import_id')
    .select([
      'row.row_number as row',
      'row.product_public_id as publicId',
      sql<OwnProduct>`row.product`.as('product'),
      sql<EditedFacts | null>`row.before`.as('before'),
    ])
    .where('catalogue_import.supplier_id', '=', catalogue)
    .where('row.import_id', '=', importId)
    .where('row.kind', 'in', ['new', 'changed'])
}

type Change = { row: number; publicId: string; product: OwnProduct; before: EditedFacts | null }

function toChanges(changes: readonly Change[]): Changes {
  return {
    rows: changes.map(({ row }) => row),
    added: changes.flatMap(({ product, publicId, before }) =>
      before ? [] : [{ ...product, publicId }],
    ),
    edited: changes.flatMap(({ product, publicId, before }) =>
      before ? [{ publicId, from: before, to: product }] : [],
    ),
  }
}
