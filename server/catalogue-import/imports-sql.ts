import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type ImportSummary = Output<Endpoints['confirmImport']>
type LockedImport = {
  id: number
  catalogue_digest: string
  confirmed_at: Date | null
  undone_at: Date | null
}

/** An import of the supplier, or its preview. */
export function findImport(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<ImportSummary | undefined> {
  return summaries(reader, supplierId).where('public_id', '=', publicId).executeTakeFirst()
}

/** The supplier's last import that was confirmed, undone or not. */
export function findLastImport(
  reader: Reader,
  supplierId: SupplierId,
): Promise<ImportSummary | undefined> {
  return summaries(reader, supplierId).where('confirmed_at', 'is not', null).executeTakeFirst()
}

/** Locks the supplier's preview and last import, so that of all that is done to them at once one thing comes first. */
export async function lockImport(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<LockedImport | undefined> {
  const imports = await tx
    .selectFrom('catalogue_import')
    .select(['id', 'public_id', 'catalogue_digest', 'confirmed_at', 'undone_at'])
    .where('supplier_id', '=', supplierId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return imports.find((one) => one.public_id === publicId)
}

/** Marks a preview as done; the import before it can no longer be undone. */
export async function updateToConfirmed(
  tx: Transaction,
  supplierId: SupplierId,
  importId: number,
): Promise<void> {
  await tx
    .deleteFrom('catalogue_import')
    .where('supplier_id', '=', supplierId)
    .where('confirmed_at', 'is not', null)
    .execute()
  await setNow(tx, supplierId, importId, 'confirmed_at')
}

export function updateToUndone(
  tx: Transaction,
  supplierId: SupplierId,
  importId: number,
): Promise<void> {
  return setNow(tx, supplierId, importId, 'undone_at')
}

async function setNow(
  tx: Transaction,
  supplierId: SupplierId,
  importId: number,
  column: 'confirmed_at' | 'undone_at',
): Promise<void> {
  await tx
    .updateTable('catalogue_import')
    .set({ [column]: sql`now()` })
    .where('supplier_id', '=', supplierId)
    .where('id', '=', importId)
    .execute()
}

function summaries(reader: Reader, supplierId: SupplierId) {
  return reader
    .selectFrom('catalogue_import')
    .select([
      'public_id',
      countsOf,
      instant('confirmed_at').as('confirmed_at'),
      instant('undone_at').as('undone_at'),
    ])
    .where('supplier_id', '=', supplierId)
}

function countsOf({ selectFrom }: ExpressionBuilder<DB, 'catalogue_import'>) {
  const count = (kind: string) =>
    sql`${sql.lit(kind)}, count(*) filter (where kind = ${sql.lit(kind)})`
  return selectFrom('catalogue_import_row')
    .select(
      sql<ImportSummary['counts']>`json_build_object(
        ${sql.join(['new', 'changed', 'unchanged', 'faulty'].map(count))})`.as('counts'),
    )
    .whereRef('import_id', '=', 'catalogue_import.id')
    .$asScalar()
    .$notNull()
    .as('counts')
}
