import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { LockedCatalogue } from './catalogue-lock-sql.ts'
import { type EditedProduct, toEditedColumns } from './products-sql.ts'

export type ProductEdit = { publicId: string; from: EditedProduct; to: EditedProduct }

// An import from before products had days ahead and a place says nothing of them.
/** Changes products of the supplier that still are as `from` says, locked by id; how many were. */
export async function updateProducts(
  tx: Transaction,
  catalogue: LockedCatalogue,
  edits: readonly ProductEdit[],
): Promise<number> {
  const rows = edits.map(({ publicId, from, to }) => ({
    public_id: publicId,
    as: toEditedColumns(from),
    ...toEditedColumns(to),
  }))
  const { numAffectedRows } = await sql`
    with ${lockedAs(catalogue, rows)}
    update product set
      unit = edit.unit, quantity_hundredths = edit.quantity_hundredths, price_cents = edit.price_cents,
      price_per_unit = edit.price_per_unit, price_per_kg = edit.price_per_kg, description = edit.description,
      lead_days = coalesce(edit.lead_days, product.lead_days), pick_place = coalesce(edit.pick_place, product.pick_place)
    from locked join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as edit (
      public_id text, unit text, quantity_hundredths integer, price_cents integer,
      price_per_unit bigint, price_per_kg bigint, description text,
      lead_days smallint, pick_place text) using (public_id)
    where product.id = locked.id`.execute(tx)
  return Number(numAffectedRows)
}

/** Takes products of the supplier off the market that still are as `as` says, locked by id; how many were. */
export async function deleteProducts(
  tx: Transaction,
  catalogue: LockedCatalogue,
  products: readonly { publicId: string; as: EditedProduct }[],
): Promise<number> {
  const rows = products.map(({ publicId, as }) => ({
    public_id: publicId,
    as: toEditedColumns(as),
  }))
  const { numAffectedRows } = await sql`
    with ${lockedAs(catalogue, rows)}
    update product set deleted_at = now() from locked where product.id = locked.id`.execute(tx)
  return Number(numAffectedRows)
}

/** The supplier's products that are as the rows' `as` says, in the order in which checkouts lock them too. */
function lockedAs(catalogue: LockedCatalogue, rows: readonly { public_id: string; as: object }[]) {
  const expected = rows.map(({ public_id, as }) => ({ public_id, as }))
  return sql`locked as materialized (
    select product.id, product.public_id
    from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) as expected (public_id text, "as" jsonb)
    join product using (public_id)
    where product.supplier_id = ${catalogue} and product.deleted_at is null
      and product.unit = "as" ->> 'unit'
      and product.quantity_hundredths = ("as" ->> 'quantity_hundredths')::integer
      and product.price_cents = ("as" ->> 'price_cents')::integer
      and product.description = "as" ->> 'description'
      and product.lead_days = coalesce(("as" ->> 'lead_days')::integer, product.lead_days)
      and product.pick_place = coalesce("as" ->> 'pick_place', product.pick_place)
    order by product.id
    for no key update of product
  )`
}
