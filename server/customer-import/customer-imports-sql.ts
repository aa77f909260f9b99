import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type ImportSummary = Output<Endpoints['confirmCustomers']>
type State = ImportSummary['state']

/** An import of customers of the supplier, or its preview. */
export function findImport(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<ImportSummary | undefined> {
  return summaries(reader, supplierId).where('public_id', '=', publicId).executeTakeFirst()
}

/** The supplier's last import of customers that was confirmed, undone or not. */
export function findLastImport(
  reader: Reader,
  supplierId: SupplierId,
): Promise<ImportSummary | undefined> {
  return summaries(reader, supplierId).where('state', '!=', 'previewed').executeTakeFirst()
}

/**
 * Locks the supplier's preview and last import of customers, so that of all that is done to them at once one thing comes first; to
 * be locked before the supplier's row.
 */
export async function lockImport(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<{ id: number; state: State; customers_digest: string } | undefined> {
  const imports = await tx
    .selectFrom('customer_import')
    .select(['id', 'public_id', sql<State>`state`.as('state'), 'customers_digest'])
    // guard: customer import: owner of a preview that is confirmed [customer-import.post]
    .where('supplier_id', '=', supplierId)
    .orderBy('id')
    // guard: customer import: lock of a supplier's imports [customer-import.post]
    .forUpdate()
    .execute()
  return imports.find((one) => one.public_id === publicId)
}

/** Says that a preview was applied; the import before it can no longer be undone. */
export async function updateToApplied(
  tx: Transaction,
  supplierId: SupplierId,
  importId: number,
): Promise<void> {
  await tx
    .deleteFrom('customer_import')
    .where('supplier_id', '=', supplierId)
    .where('state', '!=', 'previewed')
    .execute()
  await tx
    .updateTable('customer_import')
    .set({ state: 'applied', confirmed_at: sql`now()` })
    .where('id', '=', importId)
    .execute()
}

/** Says that an import was undone, and how many of its rows were taken back. */
export async function updateToUndone(
  tx: Transaction,
  importId: number,
  takenBack: number,
): Promise<void> {
  await tx
    .updateTable('customer_import')
    .set({ state: 'undone', undone_at: sql`now()`, taken_back: takenBack })
    .where('id', '=', importId)
    .execute()
}

function summaries(reader: Reader, supplierId: SupplierId) {
  return (
    reader
      .selectFrom('customer_import')
      .select([
        'public_id',
        sql<State>`state`.as('state'),
        countsOf,
        instant('confirmed_at').as('confirmed_at'),
        instant('undone_at').as('undone_at'),
        'taken_back',
      ])
      // guard: customer import: owner of one that is read [customer-import.post]
      .where('supplier_id', '=', supplierId)
  )
}

function countsOf({ selectFrom }: ExpressionBuilder<DB, 'customer_import'>) {
  const count = (kind: string) =>
    sql`${sql.lit(kind)}, count(*) filter (where kind = ${sql.lit(kind)})`
  return selectFrom('customer_import_row')
    .select(
      sql<ImportSummary['counts']>`json_build_object(
        ${sql.join(['new', 'changed', 'unchanged', 'faulty'].map(count))})`.as('counts'),
    )
    .whereRef('import_id', '=', 'customer_import.id')
    .$asScalar()
    .$notNull()
    .as('counts')
}
