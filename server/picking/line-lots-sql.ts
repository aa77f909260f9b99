import { foldLot, type LineLot, type LotsPhase } from '@halles/domain/lot.ts'
import { sql } from 'kysely'
import { shareSupplierRow } from '../database/supplier-row-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import { LOTS, type LotOfLine } from '../orders/facts/line-lots-sql.ts'
import { CASES } from '../orders/facts/order-lines-sql.ts'
import { IS_RECEIVED } from '../orders/facts/receipt-sql.ts'
import type { PersonId, SupplierId } from '../platform/access/viewer.ts'
import { lockOrdersOfLines } from './pick-marks-sql.ts'

/** A line of which lots are said; `recalled`: folded lots of its product that its supplier calls back. */
export type LineOfLots = {
  id: number
  publicId: string
  productName: string
  cases: number
  phase: LotsPhase
  lots: LotOfLine[]
  recalled: string[]
}

const PHASE = sql<LotsPhase>`case
  when order_line.is_cancelled or supplier_order.status in ('pending', 'cancelled') then 'closed'
  when supplier_order.status = 'done' or ${IS_RECEIVED} then 'delivered'
  else 'picking' end`

/**
 * Lines of a supplier's orders by their public ids, others' left out. The supplier's row is shared first, under which lots are called
 * back: what is said of lots is either among those, or knows of it. Then the orders, in the order of their ids.
 */
export async function lockLinesOfLots(
  tx: Transaction,
  supplierId: SupplierId,
  publicIds: readonly string[],
): Promise<LineOfLots[]> {
  // guard: lots: no lot is said beside a recall that does not know of it [recall-races]
  await shareSupplierRow(tx, supplierId)
  await lockOrdersOfLines(tx, supplierId, publicIds)
  return listLinesOfLots(tx, supplierId, publicIds)
}

/** The same once they are locked. */
export function listLinesOfLots(
  tx: Transaction,
  supplierId: SupplierId,
  publicIds: readonly string[],
): Promise<LineOfLots[]> {
  return (
    tx
      .selectFrom('order_line')
      .innerJoin('supplier_order', 'supplier_order.id', 'order_line.supplier_order_id')
      .select([
        'order_line.id',
        'order_line.public_id as publicId',
        'order_line.name_fr as productName',
        CASES.as('cases'),
        PHASE.as('phase'),
        LOTS.as('lots'),
        sql<string[]>`array(
          select lot_folded from recall
          where recall.supplier_id = supplier_order.supplier_id and not is_exercise
            and coalesce(recall.product_id, order_line.product_id) = order_line.product_id)`.as(
          'recalled',
        ),
      ])
      // guard: lots: owner of the lines [line-lots-set.post]
      //   code: .where('supplier_order.supplier_id', '=', supplierId)
      .where('supplier_order.supplier_id', '=', supplierId)
      .where('order_line.public_id', 'in', publicIds)
      .orderBy('order_line.id')
      .execute()
  )
}

/** Puts these lots in place of those that a locked line has. */
export async function replaceLots(
  tx: Transaction,
  { supplierId, personId }: { supplierId: SupplierId; personId: PersonId },
  { id, lots }: { id: number; lots: readonly LineLot[] },
): Promise<void> {
  await tx
    .deleteFrom('line_lot')
    .where('order_line_id', '=', id)
    .where(({ not }) => not(sql<boolean>`lot_folded = any(${lots.map(({ lot }) => foldLot(lot))})`))
    .execute()
  if (lots.length === 0) return
  // What stays as it was keeps who said it.
  await sql`
    insert into line_lot as said (order_line_id, lot, expires_on, cases, supplier_id, by_person_id)
    select ${id}, lot, expires_on, cases, ${supplierId}, ${personId}
    from unnest(${lots.map(({ lot }) => lot)}::text[], ${lots.map(({ expiresOn }) => expiresOn)}::date[],
      ${lots.map(({ cases }) => cases)}::integer[]) as given (lot, expires_on, cases)
    on conflict (order_line_id, lot_folded) do update
      set lot = excluded.lot, expires_on = excluded.expires_on, cases = excluded.cases,
        by_person_id = excluded.by_person_id, at = clock_timestamp()
      where (said.lot, said.expires_on, said.cases) is distinct from (excluded.lot, excluded.expires_on, excluded.cases)`.execute(
    tx,
  )
}
