import { EDITED_FIELDS, type SaidFacts } from '@halles/domain/product-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { LockedCatalogue } from './catalogue-lock-sql.ts'
import { toEditedColumns } from './products-sql.ts'

export type ProductEdit = { publicId: string; from: SaidFacts; to: SaidFacts }

const WRITTEN = ['price_per_unit', 'price_per_kg', ...EDITED_FIELDS.map(({ column }) => column)]

/** Changes products of the supplier that still are as `from` says, locked by id; how many were. */
export async function updateProducts(
  tx: Transaction,
  catalogue: LockedCatalogue,
  edits: readonly ProductEdit[],
): Promise<number> {
  const rows = edits.map(({ publicId, from, to }) => ({
    public_id: publicId,
    was: from,
    edit: toEditedColumns(to),
  }))
  const columns = sql.join(WRITTEN.map((column) => sql.ref(column)))
  const { numAffectedRows } = await sql`
    with ${lockedAs(catalogue, rows)}
    update product set (${columns}) = (select ${columns} from jsonb_populate_record(product, locked.edit))
    from locked where product.id = locked.id`.execute(tx)
  return Number(numAffectedRows)
}

/** Takes products of the supplier off the market that still are as `as` says, locked by id; how many were. */
export async function deleteProducts(
  tx: Transaction,
  catalogue: LockedCatalogue,
  products: readonly { publicId: string; as: SaidFacts }[],
): Promise<number> {
  const rows = products.map(({ publicId, as }) => ({ public_id: publicId, was: as }))
  const { numAffectedRows } = await sql`
    with ${lockedAs(catalogue, rows)}
    update product set deleted_at = now() from locked where product.id = locked.id`.execute(tx)
  return Number(numAffectedRows)
}

/** Whether a product is as JSON under the domain's names has it; an import that is older than a field says nothing of it. */
export function isAs(said: RawBuilder<unknown>): RawBuilder<boolean> {
  const conditions = EDITED_FIELDS.map(({ key, column }) => {
    const value = sql`to_jsonb(${sql.ref(`product.${column}`)})`
    return sql`nullif(coalesce(${said} -> ${sql.lit(key)}, ${value}), 'null') is not distinct from ${value}`
  })
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** The supplier's products that are as the rows' `was` says, in the order in which checkouts lock them too. */
function lockedAs(catalogue: LockedCatalogue, rows: readonly { public_id: string; was: object }[]) {
  return sql`locked as materialized (
    select product.id, expected.edit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as expected (public_id text, was jsonb, edit jsonb)
    join product using (public_id)
    where product.supplier_id = ${catalogue} and product.deleted_at is null and ${isAs(sql`expected.was`)}
    order by product.id
    for no key update of product
  )`
}
