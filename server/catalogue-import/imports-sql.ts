import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import {
  type ImportState,
  RUNNING_STATES,
  type RunningState,
  rowsDone,
  STATE_AFTER,
} from '@halles/domain/import/import-state.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type ImportSummary = Output<Endpoints['confirmImport']>
type LockedImport = { id: number; state: ImportState; catalogue_digest: string }
export type RunningImport = {
  id: number
  supplierId: SupplierId
  state: RunningState
  /** The last row that is in the catalogue. */
  lastRow: number
}

/** An import of the supplier, or its preview. */
export async function findImport(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<ImportSummary | undefined> {
  const found = await summaries(reader, supplierId)
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return found && toSummary(found)
}

/** The supplier's last import that was confirmed, whatever became of it. */
export async function findLastImport(
  reader: Reader,
  supplierId: SupplierId,
): Promise<ImportSummary | undefined> {
  const found = await summaries(reader, supplierId)
    .where('state', '!=', 'previewed')
    .executeTakeFirst()
  return found && toSummary(found)
}

/**
 * Locks the supplier's preview and last import, so that of all that is done to them at once one thing comes first. To be
 * locked before the catalogue: so does a slice of an import.
 */
export async function lockImport(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<LockedImport | undefined> {
  const imports = await tx
    .selectFrom('catalogue_import')
    .select(['id', 'public_id', 'state', 'catalogue_digest'])
    // guard: import: owner of a preview that is confirmed [catalogue-import-confirm.post, catalogue-import.post, catalogue-import-undo.post, access-sweep]
    .where('supplier_id', '=', supplierId)
    .orderBy('id')
    // guard: import: lock of a supplier's imports [catalogue-import-confirm.post, catalogue-import.post, catalogue-import-undo.post, import-races.longer]
    .forUpdate()
    .execute()
  return imports.find((one) => one.public_id === publicId)
}

/** Locks an import that is under way; nothing when it has ended, or is gone with its supplier's account. */
export function lockRunningImport(
  tx: Transaction,
  importId: number,
): Promise<RunningImport | undefined> {
  return tx
    .selectFrom('catalogue_import')
    .select([
      'id',
      sql<SupplierId>`supplier_id`.as('supplierId'),
      sql<RunningState>`state`.as('state'),
      'last_row as lastRow',
    ])
    .where('id', '=', importId)
    .where('state', 'in', RUNNING_STATES)
    .forUpdate()
    .executeTakeFirst()
}

/** Begins to apply a preview; the import before it can no longer be undone. */
export async function updateToApplying(
  tx: Transaction,
  supplierId: SupplierId,
  importId: number,
): Promise<void> {
  await tx
    .deleteFrom('catalogue_import')
    .where('supplier_id', '=', supplierId)
    .where('state', '!=', 'previewed')
    .execute()
  await updateState(tx, importId, 'applying')
}

/** Moves an import to another kind of work: what is applied begins to be taken back. */
export async function updateState(
  tx: Transaction,
  importId: number,
  state: RunningState,
): Promise<void> {
  await tx.updateTable('catalogue_import').set({ state }).where('id', '=', importId).execute()
}

/** Says how far the work has come: the last row that is in the catalogue. */
export async function updateLastRow(
  tx: Transaction,
  importId: number,
  lastRow: number,
): Promise<void> {
  await tx
    .updateTable('catalogue_import')
    .set({ last_row: lastRow })
    .where('id', '=', importId)
    .execute()
}

/** Ends the work that is under way. */
export async function updateToEnded(
  tx: Transaction,
  { id, state }: Pick<RunningImport, 'id' | 'state'>,
): Promise<void> {
  await tx
    .updateTable('catalogue_import')
    .set({ state: STATE_AFTER[state] })
    .$if(state === 'applying', (query) => query.set({ confirmed_at: sql`now()` }))
    .$if(state === 'undoing', (query) => query.set({ undone_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
}

function summaries(reader: Reader, supplierId: SupplierId) {
  // guard: import: owner of one that is read [catalogue-import-confirm.post, catalogue-import.post, catalogue-import-undo.post, access-sweep]
  //   code: .where('supplier_id', '=', supplierId)
  return reader
    .selectFrom('catalogue_import')
    .select([
      'public_id',
      'state',
      countsOf,
      instant('confirmed_at').as('confirmed_at'),
      instant('undone_at').as('undone_at'),
    ])
    .where('supplier_id', '=', supplierId)
}

type Counts = ImportSummary['counts'] & { applied: number }

function toSummary({
  counts: { applied, ...counts },
  ...found
}: Omit<ImportSummary, 'counts' | 'done' | 'total'> & { counts: Counts }): ImportSummary {
  const total = counts.new + counts.changed
  return { ...found, counts, total, done: rowsDone(found.state, { total, applied }) }
}

function countsOf({ selectFrom }: ExpressionBuilder<DB, 'catalogue_import'>) {
  const count = (kind: string) =>
    sql`${sql.lit(kind)}, count(*) filter (where kind = ${sql.lit(kind)})`
  return selectFrom('catalogue_import_row')
    .select(
      sql<Counts>`json_build_object(
        ${sql.join(['new', 'changed', 'unchanged', 'faulty'].map(count))},
        'applied', count(*) filter (where kind in ('new', 'changed') and row_number <= last_row))`.as(
        'counts',
      ),
    )
    .whereRef('import_id', '=', 'catalogue_import.id')
    .$asScalar()
    .$notNull()
    .as('counts')
}
