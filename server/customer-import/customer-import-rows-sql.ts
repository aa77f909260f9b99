import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type {
  CustomerCells,
  CustomerFacts,
  CustomerRowFault,
} from '@halles/domain/customer-import/customer-row.ts'
import type { PlannedCustomer } from '@halles/domain/customer-import/plan-customers.ts'
import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { shownCell } from '../platform/list-file/shown-cell.ts'

const ROWS_PER_PAGE = 50

type PreviewedRow = {
  row: number
  cells: CustomerCells
  planned: PlannedCustomer
  emailHash: Buffer | undefined
}
type ImportedCustomer = Output<Endpoints['customerImportRows']>['results'][number]

/** Keeps what the supplier is about to be shown, in place of what it was shown before; its public id. */
export async function insertPreview(
  tx: Transaction,
  supplierId: SupplierId,
  { digest, rows }: { digest: string; rows: readonly PreviewedRow[] },
): Promise<string> {
  const preview = { customers_digest: digest }
  const { id, public_id } = await tx
    .insertInto('customer_import')
    .values({ supplier_id: supplierId, ...preview })
    .onConflict((conflict) =>
      conflict
        .column('supplier_id')
        .where('state', '=', 'previewed')
        .doUpdateSet({ ...preview, public_id: sql`new_public_id()`, previewed_at: sql`now()` }),
    )
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('customer_import_row').where('import_id', '=', id).execute()
  await sql`
    insert into customer_import_row
      (import_id, row_number, kind, cells, restaurant_id, invitation_id, email_hash, said, before, faults)
    select ${id}, row_number, kind, cells, restaurant_id, invitation_id, decode(email_hash, 'hex'), said, before, faults
    from jsonb_to_recordset(${JSON.stringify(rows.map(toColumns))}::jsonb) as row (
      row_number integer, kind import_row_kind, cells jsonb, restaurant_id integer, invitation_id integer,
      email_hash text, said jsonb, before jsonb, faults jsonb)`.execute(tx)
  return public_id
}

function toColumns({ row, cells, planned, emailHash }: PreviewedRow) {
  const of = { row_number: row, kind: planned.kind, cells }
  if ('faults' in planned) return { ...of, faults: planned.faults }
  const { email, name, code, termsDays, language, priceList } = planned
  return {
    ...of,
    faults: [],
    email_hash: emailHash?.toString('hex'),
    said: { email, name, code, termsDays, language, priceList },
    ...('before' in planned && { before: planned.before }),
    ...('restaurantId' in planned && { restaurant_id: planned.restaurantId }),
    ...('invitationId' in planned && { invitation_id: planned.invitationId }),
  }
}

/** Rows of one kind, fifty a page, in the order of the list. */
export async function listImportRows(
  reader: Reader,
  supplierId: SupplierId,
  { publicId, kind, page }: { publicId: string; kind: RowKind; page: number },
): Promise<ImportedCustomer[]> {
  const rows = await reader
    .selectFrom('customer_import_row as row')
    .innerJoin('customer_import', 'customer_import.id', 'row.import_id')
    .select([
      'row.row_number as row',
      'row.restaurant_id as restaurantId',
      sql<CustomerCells>`row.cells`.as('cells'),
      sql<(CustomerFacts & { email: string }) | null>`row.said`.as('said'),
      sql<CustomerFacts | null>`row.before`.as('before'),
      sql<CustomerRowFault[]>`row.faults`.as('faults'),
    ])
    .where('customer_import.supplier_id', '=', supplierId)
    .where('customer_import.public_id', '=', publicId)
    .where('row.kind', '=', kind)
    .orderBy('row.row_number')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute()
  return rows.map(({ row, restaurantId, cells, said, before, faults }) => ({
    row,
    name: said?.name ?? shownCell(cells.name),
    email: said?.email ?? shownCell(cells.email),
    is: said && (restaurantId === null ? 'invitation' : 'customer'),
    customer: said && toWire(said),
    before: before && toWire(before),
    faults: faults.map(({ column, reason }) => ({
      ...{ column, reason },
      cell: column === 'row' ? '' : shownCell(cells[column]),
    })),
  }))
}

function toWire({ name, code, termsDays, language, priceList }: CustomerFacts) {
  return { name, code, terms_days: termsDays, language, price_list: priceList?.name ?? null }
}
