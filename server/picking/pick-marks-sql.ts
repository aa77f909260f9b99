import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import { CASES } from '../orders/facts/order-lines-sql.ts'
import type { PersonId, SupplierId } from '../platform/access/viewer.ts'
import { COLLEAGUE } from './pick-list-sql.ts'

type FoundLine = { id: number; publicId: string; cases: number; isOpen: boolean }
/** A line with the mark that it shall have, or shall no longer have. */
type MarkedLine = { id: number; mark: string }

/**
 * Lines of a supplier's orders by their public ids, with their cases; whether there is anything to pick of them. Others' are left
 * out. Their orders are locked first, in the order of their ids: nobody changes the lines before they are marked. Pickers do not share
 * them: one who waits to change an order would wait until nobody picks.
 */
export async function lockLines(
  tx: Transaction,
  supplierId: SupplierId,
  publicIds: string[],
): Promise<FoundLine[]> {
  await lockOrdersOfLines(tx, supplierId, publicIds)
  // guard: pick mark: owner of the lines [pick-mark.post]
  //   code: .where('supplier_order.supplier_id', '=', supplierId)
  return tx
    .selectFrom('order_line')
    .innerJoin('supplier_order', 'supplier_order.id', 'order_line.supplier_order_id')
    .select([
      'order_line.id',
      'order_line.public_id as publicId',
      CASES.as('cases'),
      sql<boolean>`status = 'acknowledged' and not is_cancelled`.as('isOpen'),
    ])
    .where('supplier_order.supplier_id', '=', supplierId)
    .where('order_line.public_id', 'in', publicIds)
    .execute()
}

/** Locks a supplier's orders by their lines, in the order of their ids. */
export async function lockOrdersOfLines(
  tx: Transaction,
  supplierId: SupplierId,
  publicIds: readonly string[],
): Promise<void> {
  // guard: pick mark: orders stay while their lines are marked [pick-mark.post]
  //   code: .forNoKeyUpdate()
  await tx
    .selectFrom('supplier_order')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('order_line').select('supplier_order_id').where('public_id', 'in', publicIds),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Marks the lines that have no mark. In the order of their ids, so that two pickers never wait for each other. */
export async function insertMarks(
  tx: Transaction,
  personId: PersonId,
  lines: readonly MarkedLine[],
): Promise<void> {
  // guard: pick mark: a marked line keeps its mark [pick-mark.post]
  //   code: on conflict do nothing
  //   instead: on conflict (order_line_id) do update set mark = excluded.mark, by_person_id = excluded.by_person_id
  await sql`
    insert into pick_mark (order_line_id, mark, by_person_id)
    select id, mark, ${personId} from ${rowsOf(lines)} order by id
    on conflict do nothing`.execute(tx)
}

/** Takes back these marks and no others: what somebody has marked since stays. In the order of the lines' ids. */
export async function deleteMarks(tx: Transaction, lines: readonly MarkedLine[]): Promise<void> {
  // guard: pick mark: only the mark that was seen is taken back [pick-mark.post]
  //   code: on order_line_id = line.id and pick_mark.mark = line.mark
  //   instead: on order_line_id = line.id
  await sql`
    with locked as (
      select order_line_id from pick_mark join ${rowsOf(lines)}
        on order_line_id = line.id and pick_mark.mark = line.mark
      order by order_line_id for update of pick_mark
    )
    delete from pick_mark using locked where pick_mark.order_line_id = locked.order_line_id`.execute(
    tx,
  )
}

/** Of these lines those that have another mark than the one given, and whose it is. */
export async function listOtherMarks(
  tx: Transaction,
  lines: readonly MarkedLine[],
): Promise<Output<Endpoints['pickMark']>['others']> {
  const { rows } = await sql<Output<Endpoints['pickMark']>['others'][number]>`
    select order_line.public_id, ${COLLEAGUE} as by
    from ${rowsOf(lines)}
    join pick_mark on pick_mark.order_line_id = line.id and pick_mark.mark <> line.mark
    join order_line on order_line.id = line.id
    join person on person.id = pick_mark.by_person_id
    order by line.id`.execute(tx)
  return rows
}

/** As a table `line`. */
function rowsOf(lines: readonly MarkedLine[]) {
  return sql`unnest(
    ${lines.map(({ id }) => id)}::integer[], ${lines.map(({ mark }) => mark)}::text[]) line (id, mark)`
}
