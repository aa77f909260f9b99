import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CreditAnswer, CreditStatus } from '@halles/domain/receiving.ts'
import { sql } from 'kysely'
import { instant } from '../../database/instant.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { deliveredTo } from '../facts/delivery-sql.ts'

/** Credit requests that wait for a supplier's answer, the oldest first; amounts in cents. */
export async function listOpenCredits(
  reader: Reader,
  supplierId: SupplierId,
): Promise<Output<Endpoints['creditList']>> {
  return await reader
    .selectFrom('credit_request')
    .innerJoin('supplier_order', 'supplier_order.id', 'credit_request.supplier_order_id')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('receipt', 'receipt.supplier_order_id', 'supplier_order.id')
    .innerJoin('order_entry', (join) =>
      join
        .onRef('order_entry.supplier_order_id', '=', 'supplier_order.id')
        .onRef('order_entry.number', '=', 'credit_request.asked_number'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('credit_line')
          .select(({ fn }) => [
            sql<number>`sum(asked_cents)`.as('asked'),
            fn.countAll<number>().as('lines'),
          ])
          .whereRef('request_id', '=', 'credit_request.id')
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select([
      'credit_request.public_id',
      'supplier_order.public_id as order_public_id',
      'restaurant_order.number',
      sql<{
        name: string
      }>`json_build_object('name', ${deliveredTo('name')})`.as('restaurant'),
      sql<string>`receipt.day`.as('day'),
      instant('order_entry.at').as('asked_at'),
      sql<number>`sums.asked::bigint`.as('asked'),
      sql<number>`sums.lines::integer`.as('lines'),
    ])
    // guard: credits: whose list [credit-answer.post, access-sweep]
    .where('supplier_order.supplier_id', '=', supplierId)
    .where('credit_request.status', '=', 'asked')
    .orderBy('order_entry.at')
    .orderBy('credit_request.id')
    .execute()
}

/** The public id of the order that a credit request is about, of a supplier. */
export async function findOrderOfCredit(
  tx: Transaction,
  supplierId: SupplierId,
  creditPublicId: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('credit_request')
    .innerJoin('supplier_order', 'supplier_order.id', 'credit_request.supplier_order_id')
    .select('supplier_order.public_id')
    .where('supplier_order.supplier_id', '=', supplierId)
    .where('credit_request.public_id', '=', creditPublicId)
    .executeTakeFirst()
  return found?.public_id
}

type StoredCredit = {
  id: number
  status: CreditStatus
  /** In cents. */
  lines: { lineId: number; publicId: string; askedCents: number }[]
}

/** A credit request of an order that is locked, read after the lock. */
export async function getCredit(
  tx: Transaction,
  supplierOrderId: number,
  creditPublicId: string,
): Promise<StoredCredit> {
  return await tx
    .selectFrom('credit_request')
    .select([
      'id',
      sql<CreditStatus>`status`.as('status'),
      sql<StoredCredit['lines']>`(
        select json_agg(json_build_object('lineId', order_line.id, 'publicId', order_line.public_id,
          'askedCents', asked_cents) order by order_line.id)
        from credit_line join order_line on order_line.id = order_line_id
        where request_id = credit_request.id)`.as('lines'),
    ])
    .where('supplier_order_id', '=', supplierOrderId)
    .where('public_id', '=', creditPublicId)
    .executeTakeFirstOrThrow()
}

/** Answers an open credit request of a locked order; false when it is not open any more. */
export async function updateCreditToAnswered(
  tx: Transaction,
  { id, status, number }: { id: number; status: CreditAnswer; number: number },
  lines: readonly { lineId: number; grantedCents: number }[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credit_request')
    .set({ status, answered_number: number })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await sql`
    update credit_line set granted_cents = given."grantedCents"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given ("lineId" integer, "grantedCents" bigint)
    where request_id = ${id} and order_line_id = given."lineId"`.execute(tx)
  return true
}
