import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { type EditedProduct, toEditedColumns } from './products-sql.ts'

// Half a second each on a busy machine, under PostgreSQL's 5 s for a statement.
const PRODUCTS_AT_ONCE = 500

export type ProductEdit = { publicId: string; from: EditedProduct; to: EditedProduct }

/** Changes products of the supplier that still are as `from` says; how many were. */
export function updateProducts(
  tx: Transaction,
  supplierId: SupplierId,
  edits: readonly ProductEdit[],
): Promise<number> {
  return inSlices(edits, async (slice) => {
    const rows = slice.map(({ publicId, from, to }) => ({
      public_id: publicId,
      from: toEditedColumns(from),
      ...toEditedColumns(to),
    }))
    const { numAffectedRows } = await sql`
      update product set
        unit = edit.unit, quantity_hundredths = edit.quantity_hundredths, price_cents = edit.price_cents,
        price_per_unit = edit.price_per_unit, price_per_kg = edit.price_per_kg, description = edit.description
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as edit (
        public_id text, "from" jsonb, unit text, quantity_hundredths integer, price_cents integer,
        price_per_unit bigint, price_per_kg bigint, description text)
      where product.public_id = edit.public_id and ${isOwnAndStill(supplierId, 'edit.from')}`.execute(
      tx,
    )
    return Number(numAffectedRows)
  })
}

/** Takes products of the supplier off the market that still are as `as` says; how many were. */
export function deleteProducts(
  tx: Transaction,
  supplierId: SupplierId,
  products: readonly { publicId: string; as: EditedProduct }[],
): Promise<number> {
  return inSlices(products, async (slice) => {
    const rows = slice.map(({ publicId, as }) => ({
      public_id: publicId,
      as: toEditedColumns(as),
    }))
    const { numAffectedRows } = await sql`
      update product set deleted_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (public_id text, "as" jsonb)
      where product.public_id = gone.public_id and ${isOwnAndStill(supplierId, 'gone.as')}`.execute(
      tx,
    )
    return Number(numAffectedRows)
  })
}

function isOwnAndStill(supplierId: SupplierId, facts: string) {
  const said = sql.ref(facts)
  return sql`
    product.supplier_id = ${supplierId} and product.deleted_at is null
    and product.unit = ${said} ->> 'unit'
    and product.quantity_hundredths = (${said} ->> 'quantity_hundredths')::integer
    and product.price_cents = (${said} ->> 'price_cents')::integer
    and product.description = ${said} ->> 'description'`
}

async function inSlices<Row>(
  rows: readonly Row[],
  write: (slice: readonly Row[]) => Promise<number>,
): Promise<number> {
  let written = 0
  for (let start = 0; start < rows.length; start += PRODUCTS_AT_ONCE) {
    written += await write(rows.slice(start, start + PRODUCTS_AT_ONCE))
  }
  return written
}
