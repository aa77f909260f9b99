import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { DatedPrice } from '@halles/domain/price-list.ts'
import type { PlannedPrice, Said } from '@halles/domain/price-list-import/plan-prices.ts'
import type { PriceCells, PriceRowFault } from '@halles/domain/price-list-import/price-row.ts'
import type { PriceRowKind } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { shownCell } from '../platform/list-file/shown-cell.ts'

const ROWS_PER_PAGE = 50
// A second or so each, under PostgreSQL's 5 s for a statement.
const ROWS_AT_ONCE = 2_000

export type PreviewedPrice = { row: number; cells: PriceCells; planned: PlannedPrice }
type Preview = {
  priceListId: number
  firstDay: string
  digest: string
  rows: readonly PreviewedPrice[]
}
type ImportedPrice = Output<Endpoints['priceImportRows']>['results'][number]

/** Keeps what the supplier is about to be shown of a price list, in place of what it was shown before; its public id. */
export async function insertPreview(
  tx: Transaction,
  supplierId: SupplierId,
  { priceListId, firstDay, digest, rows }: Preview,
): Promise<string> {
  const preview = { first_day: firstDay, prices_digest: digest }
  const { id, public_id } = await tx
    .insertInto('price_import')
    .values({ supplier_id: supplierId, price_list_id: priceListId, ...preview })
    .onConflict((conflict) =>
      conflict
        .column('price_list_id')
        .where('state', '=', 'previewed')
        .doUpdateSet({ ...preview, public_id: sql`new_public_id()`, previewed_at: sql`now()` }),
    )
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('price_import_row').where('import_id', '=', id).execute()
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const slice = rows.slice(start, start + ROWS_AT_ONCE).map(toColumns)
    await sql`
      insert into price_import_row
        (import_id, row_number, kind, cells, product_id, said, was, faults, before, after, rows)
      select ${id}, row_number, kind, cells, product_id, said, was, faults, before, after, rows
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) as row (
        row_number integer, kind text, cells jsonb, product_id integer, said jsonb, was jsonb, faults jsonb,
        before jsonb, after jsonb, rows integer)`.execute(tx)
  }
  return public_id
}

function toColumns({ row, cells, planned }: PreviewedPrice) {
  const of = { row_number: row, kind: planned.kind, cells }
  if ('faults' in planned) return { ...of, was: [], faults: planned.faults, rows: 0 }
  const { productId, said, was, change } = planned
  return { ...of, product_id: productId, said, was, faults: [], rows: 0, ...change }
}

/** Rows of one kind, fifty a page, in the order of the file; those that are unsure before the others. */
export async function listImportRows(
  reader: Reader,
  supplierId: SupplierId,
  { publicId, kind, page }: { publicId: string; kind: PriceRowKind; page: number },
): Promise<ImportedPrice[]> {
  const rows = await rowsOf(reader, supplierId, publicId, kind)
    .leftJoin('product', (join) =>
      join
        .onRef('product.id', '=', 'row.product_id')
        .onRef('product.supplier_id', '=', 'price_import.supplier_id'),
    )
    .select([
      'product.public_id',
      'product.name_fr',
      'product.name_en',
      'product.unit',
      'product.quantity_hundredths as quantity_per_case',
      'product.price_cents as list_price',
      sql<Said | null>`row.said`.as('said'),
      sql<DatedPrice[]>`row.was`.as('was'),
    ])
    .orderBy(sql`row.cells ? 'unsure'`, 'desc')
    .orderBy('row.row_number')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute()
  return rows.map(({ row, cells, said, was, faults, ...product }) => ({
    row,
    code: shownCell(cells.item_code || cells.public_id || cells.name),
    product: product.public_id === null ? null : (product as ImportedPrice['product']),
    price: said && { ...toWire(said), price: said.priceCents },
    unsure: cells.unsure !== undefined,
    before: was.map((price) => ({ ...toWire(price), price: price.priceCents })),
    faults: faults.map(({ column, reason }) => ({
      ...{ column, reason },
      cell: column === 'row' ? '' : shownCell(cells[column]),
    })),
  }))
}

function toWire({ fromCases, fromDay, untilDay }: Said) {
  return { from_cases: fromCases, from_day: fromDay, until_day: untilDay }
}

/** All rows that are faulty, in the order of the file. */
export function listFaultyRows(reader: Reader, supplierId: SupplierId, publicId: string) {
  return rowsOf(reader, supplierId, publicId, 'faulty').orderBy('row.row_number').execute()
}

function rowsOf(reader: Reader, supplierId: SupplierId, publicId: string, kind: PriceRowKind) {
  return reader
    .selectFrom('price_import_row as row')
    .innerJoin('price_import', 'price_import.id', 'row.import_id')
    .select([
      'row.row_number as row',
      sql<PriceCells>`row.cells`.as('cells'),
      sql<PriceRowFault[]>`row.faults`.as('faults'),
    ])
    .where('price_import.supplier_id', '=', supplierId)
    .where('price_import.public_id', '=', publicId)
    .where('row.kind', '=', kind)
}
