import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import {
  type ImportState,
  RUNNING_STATES,
  type RunningState,
  rowsDone,
  STATE_AFTER,
} from '@halles/domain/import/import-state.ts'
import { PRICE_ROW_KINDS } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type ImportSummary = Output<Endpoints['confirmPrices']>
export type RunningImport = {
  id: number
  supplierId: SupplierId
  priceListId: number
  state: RunningState
  /** The day in Montréal from which it changes prices. */
  firstDay: string
  /** The last row that is on the price list. */
  lastRow: number
}

/** An import of prices of the supplier, or its preview. */
export async function findImport(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<ImportSummary | undefined> {
  const found = await summaries(reader, supplierId)
    .where('price_import.public_id', '=', publicId)
    .executeTakeFirst()
  return found && toSummary(found)
}

/** The last import of a price list that was confirmed, whatever became of it. */
export async function findLastImport(
  reader: Reader,
  supplierId: SupplierId,
  priceListId: number,
): Promise<ImportSummary | undefined> {
  const found = await summaries(reader, supplierId)
    .where('price_list_id', '=', priceListId)
    .where('state', '!=', 'previewed')
    .executeTakeFirst()
  return found && toSummary(found)
}

/** Locks an import that is under way; nothing when it has ended, or is gone with its supplier's account. */
export function lockRunningImport(
  tx: Transaction,
  importId: number,
): Promise<RunningImport | undefined> {
  return tx
    .selectFrom('price_import')
    .select([
      'id',
      sql<SupplierId>`supplier_id`.as('supplierId'),
      'price_list_id as priceListId',
      sql<RunningState>`state`.as('state'),
      'first_day as firstDay',
      'last_row as lastRow',
    ])
    .where('id', '=', importId)
    .where('state', 'in', RUNNING_STATES)
    .forUpdate()
    .executeTakeFirst()
}

/** Deletes the last import of a price list: once another is confirmed it can no longer be undone. */
export async function deleteLastImport(tx: Transaction, priceListId: number): Promise<void> {
  await tx
    .deleteFrom('price_import')
    .where('price_list_id', '=', priceListId)
    .where('state', '!=', 'previewed')
    .execute()
}

/** Moves an import to another kind of work. */
export async function updateState(
  tx: Transaction,
  importId: number,
  state: RunningState,
): Promise<void> {
  await tx.updateTable('price_import').set({ state }).where('id', '=', importId).execute()
}

/** Says how far the work has come: the last row that is on the price list, and how many rows more were left as they are. */
export async function updateProgress(
  tx: Transaction,
  importId: number,
  { lastRow, left = 0 }: { lastRow: number; left?: number },
): Promise<void> {
  await tx
    .updateTable('price_import')
    .set({ last_row: lastRow, left_rows: sql`left_rows + ${left}` })
    .where('id', '=', importId)
    .execute()
}

/** Ends the work that is under way. */
export async function updateToEnded(
  tx: Transaction,
  { id, state }: Pick<RunningImport, 'id' | 'state'>,
): Promise<void> {
  await tx
    .updateTable('price_import')
    .set({ state: STATE_AFTER[state] })
    .$if(state === 'applying', (query) => query.set({ confirmed_at: sql`now()` }))
    .$if(state === 'undoing', (query) => query.set({ undone_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
}

function summaries(reader: Reader, supplierId: SupplierId) {
  return (
    reader
      .selectFrom('price_import')
      .innerJoin('price_list', 'price_list.id', 'price_list_id')
      .select([
        'price_import.public_id',
        'price_list.public_id as list_public_id',
        'price_list.name as list_name',
        'state',
        'left_rows',
        countsOf,
        instant('confirmed_at').as('confirmed_at'),
        instant('undone_at').as('undone_at'),
      ])
      // guard: price import: owner of one that is read [price-list-import.post]
      .where('price_import.supplier_id', '=', supplierId)
  )
}

type Found = Pick<ImportSummary, 'public_id' | 'confirmed_at' | 'undone_at'> & {
  list_public_id: string
  list_name: string
  state: ImportState
  left_rows: number
  counts: ImportSummary['counts'] & { total: number; applied: number }
}

function toSummary(found: Found): ImportSummary {
  const { list_public_id, list_name, left_rows: left, counts: all, ...facts } = found
  const { total, applied, ...counts } = all
  const done = rowsDone(found.state, { total, applied })
  const isUndone = found.state === 'undoing' || found.state === 'undone'
  return {
    ...facts,
    ...{ counts, total, done, left },
    price_list: { public_id: list_public_id, name: list_name },
    taken_back: isUndone ? done - left : 0,
  }
}

function countsOf({ selectFrom }: ExpressionBuilder<DB, 'price_import'>) {
  const count = (kind: string) =>
    sql`${sql.lit(kind)}, count(*) filter (where kind = ${sql.lit(kind)})`
  return selectFrom('price_import_row')
    .select(
      sql<Found['counts']>`json_build_object(
        ${sql.join(PRICE_ROW_KINDS.map(count))}, 'total', coalesce(sum(rows), 0),
        'applied', coalesce(sum(rows) filter (where row_number <= last_row), 0))`.as('counts'),
    )
    .whereRef('import_id', '=', 'price_import.id')
    .$asScalar()
    .$notNull()
    .as('counts')
}
