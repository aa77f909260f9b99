import { PAPER_KINDS, type PaperKind } from '@halles/domain/papers/paper.ts'
import { FIRST_PREFIX, paperLabel } from '@halles/domain/papers/series.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

/**
 * Takes the next number of a supplier's series: the last lock of the transaction but the counters of events. Who issues at the same
 * moment waits for the commit; a rollback gives the number back. What depends on the day is read after, so that days go up with numbers.
 */
export async function takeNumber(
  tx: Transaction,
  supplierId: SupplierId,
  kind: PaperKind,
): Promise<{ number: number; label: string }> {
  const { rows } = await sql<{ number: number; prefix: string }>`
    insert into paper_series as series (supplier_id, kind, prefix, last_number)
    values (${supplierId}, ${kind}, ${FIRST_PREFIX[kind]}, 1)
    on conflict (supplier_id, kind) do update set last_number = series.last_number + 1
    returning last_number as number, prefix`.execute(tx)
  const [taken] = rows
  if (!taken) throw new Error('an upsert returns its row')
  return { number: taken.number, label: paperLabel(taken.prefix, taken.number) }
}

export type Series = {
  kind: PaperKind
  prefix: string
  lastNumber: number
  isNumberSet: boolean
}

/** How a supplier numbers each kind. */
export async function listSeries(reader: Reader, supplierId: SupplierId): Promise<Series[]> {
  const stored = await reader
    .selectFrom('paper_series')
    .select(['kind', 'prefix', 'last_number as lastNumber', 'is_number_set as isNumberSet'])
    // guard: series: whose are read [paper-series-save.post]
    .where('supplier_id', '=', supplierId)
    .execute()
  return PAPER_KINDS.map((kind) => {
    const series = stored.find((one) => one.kind === kind)
    return { prefix: FIRST_PREFIX[kind], lastNumber: 0, isNumberSet: false, ...series, kind }
  })
}

/** Locks a series, which begins where there is none, and answers it as it is before a change. */
export async function lockSeries(
  tx: Transaction,
  supplierId: SupplierId,
  kind: PaperKind,
): Promise<Series> {
  const { rows } = await sql<Series>`
    insert into paper_series as series (supplier_id, kind, prefix) values (${supplierId}, ${kind}, ${FIRST_PREFIX[kind]})
    on conflict (supplier_id, kind) do update set prefix = series.prefix
    returning kind, prefix, last_number as "lastNumber", is_number_set as "isNumberSet"`.execute(tx)
  const [series] = rows
  if (!series) throw new Error('an upsert returns its row')
  return series
}

export async function updateSeries(
  tx: Transaction,
  supplierId: SupplierId,
  { kind, prefix, lastNumber, isNumberSet }: Series,
): Promise<void> {
  await tx
    .updateTable('paper_series')
    .set({ prefix, last_number: lastNumber, is_number_set: isNumberSet })
    // guard: series: whose is changed [paper-series-save.post]
    .where('supplier_id', '=', supplierId)
    .where('kind', '=', kind)
    .execute()
}
