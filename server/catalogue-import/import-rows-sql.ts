import type { ImportColumn } from '@halles/domain/import/import-columns.ts'
import type { PlannedRow } from '@halles/domain/import/import-plan.ts'
import type { Cells, RowFault } from '@halles/domain/import/imported-row.ts'
import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import type { CatalogueProduct, EditedFacts } from '@halles/domain/product-fields.ts'
import { toWire } from '@halles/domain/product-values.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { shownCell } from '../platform/list-file/shown-cell.ts'

const ROWS_PER_PAGE = 50
// A second or so each, under PostgreSQL's 5 s for a statement.
const ROWS_AT_ONCE = 2_000

type Preview = { fileDigest: Buffer; catalogueDigest: string; rows: readonly PreviewedRow[] }
export type PreviewedRow = { row: number; cells: Cells; planned: PlannedRow }

/** Keeps what the supplier is about to be shown, in place of what it was shown before; its public id. */
export async function insertPreview(
  tx: Transaction,
  supplierId: SupplierId,
  { fileDigest, catalogueDigest, rows }: Preview,
): Promise<string> {
  const preview = { file_digest: fileDigest, catalogue_digest: catalogueDigest }
  const { id, public_id } = await tx
    .insertInto('catalogue_import')
    .values({ supplier_id: supplierId, ...preview })
    .onConflict((conflict) =>
      conflict
        .column('supplier_id')
        .where('state', '=', 'previewed')
        .doUpdateSet({ ...preview, public_id: sql`new_public_id()`, previewed_at: sql`now()` }),
    )
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('catalogue_import_row').where('import_id', '=', id).execute()
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const slice = rows.slice(start, start + ROWS_AT_ONCE).map(toColumns)
    await sql`
      insert into catalogue_import_row
        (import_id, row_number, kind, product_public_id, cells, product, before, faults)
      select ${id}, row_number, kind, coalesce(product_public_id, new_public_id()), cells, product, before, faults
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) as row (
        row_number integer, kind import_row_kind, product_public_id text, cells jsonb, product jsonb,
        before jsonb, faults jsonb)`.execute(tx)
  }
  return public_id
}

function toColumns({ row, cells, planned }: PreviewedRow) {
  return {
    row_number: row,
    kind: planned.kind,
    cells,
    faults: 'faults' in planned ? planned.faults : [],
    ...('product' in planned && { product: planned.product }),
    ...('before' in planned && { before: planned.before }),
    ...('product' in planned &&
      'publicId' in planned.product && { product_public_id: planned.product.publicId }),
  }
}

/** Rows of one kind (cents, hundredths), fifty a page, in the order of the list. */
export async function listImportRows(
  reader: Reader,
  supplierId: SupplierId,
  { publicId, kind, page }: { publicId: string; kind: RowKind; page: number },
) {
  const rows = await rowsOf(reader, supplierId, publicId, kind)
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute()
  return rows.map(({ row, cells, product, before, faults }) => ({
    row,
    name: product?.nameFr ?? (cells.name_fr || cells.name_en || ''),
    product: product && toWire(product),
    before: before && toWire(before),
    faults: faults.map(({ column, reason }) => ({ column, reason, cell: shown(cells, column) })),
  }))
}

/** All rows of one kind, in the order of the list. */
export function allImportRows(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
  kind: RowKind,
) {
  return rowsOf(reader, supplierId, publicId, kind).execute()
}

function rowsOf(reader: Reader, supplierId: SupplierId, publicId: string, kind: RowKind) {
  return reader
    .selectFrom('catalogue_import_row as row')
    .innerJoin('catalogue_import', 'catalogue_import.id', 'row.import_id')
    .select([
      'row.row_number as row',
      'row.product_public_id as productPublicId',
      sql<Cells>`row.cells`.as('cells'),
      sql<CatalogueProduct | null>`row.product`.as('product'),
      sql<EditedFacts | null>`row.before`.as('before'),
      sql<RowFault[]>`row.faults`.as('faults'),
    ])
    .where('catalogue_import.supplier_id', '=', supplierId)
    .where('catalogue_import.public_id', '=', publicId)
    .where('row.kind', '=', kind)
    .orderBy('row.row_number')
}

function shown(cells: Cells, column: ImportColumn | 'row'): string {
  return column === 'row' ? '' : shownCell(cells[column])
}
