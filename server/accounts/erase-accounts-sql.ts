import { sql } from 'kysely'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'
import { erasePersons } from './erase-persons-sql.ts'
import { lockPersonsOfNoOther } from './memberships-sql.ts'

/** Closes an active account, after whatever is being written for it. Who is closed signs in no more and sells nothing. */
export async function updateToClosed(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('account')
    .set({ status: 'closed', closed_at: sql`now()` })
    .where('id', '=', accountId)
    .where(queuedToChange('account', rowOf(accountId)))
    .execute()
}

/** Whether somebody still waits for goods, an answer, a credit or a mark on an order of this account. */
export async function hasOpenOrders(tx: Transaction, accountId: AccountId): Promise<boolean> {
  const open = await tx
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .select('supplier_order.id')
    .where((order) =>
      order.or([
        order('supplier_order.supplier_id', '=', accountId).and(
          'supplier_order.status',
          'in',
          OPEN,
        ),
        order
          .or([
            order('supplier_order.supplier_id', '=', accountId),
            order('restaurant_order.restaurant_id', '=', accountId),
          ])
          .and(HAS_OPEN_CREDIT),
        order('restaurant_order.restaurant_id', '=', accountId).and(
          order.or([
            order('restaurant_order.status', '=', 'active'),
            order('supplier_order.status', 'in', OPEN),
          ]),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

const HAS_OPEN_CREDIT = sql<boolean>`exists (
  select from credit_request
  where credit_request.supplier_order_id = supplier_order.id and credit_request.status = 'asked')`

const OPEN = ['pending', 'acknowledged'] as const

/**
 * Erases what names or reaches accounts that have ended, and the persons who belong to no other. Their orders stay with the
 * business's name: the other side keeps books by them. Its answers about promotions stay: whoever sent some has to prove
 * them.
 */
export async function eraseAccounts(tx: Transaction, accountIds: number[]): Promise<void> {
  if (accountIds.length === 0) return
  // Before the supplier's row, as an import that is under way locks them.
  await tx.deleteFrom('catalogue_import').where('supplier_id', 'in', accountIds).execute()
  await tx.deleteFrom('customer_import').where('supplier_id', 'in', accountIds).execute()
  await tx.deleteFrom('price_import').where('supplier_id', 'in', accountIds).execute()
  await erasePersons(tx, await lockPersonsOfNoOther(tx, accountIds))
  const blank = { phone_number: '', address: '', zip_code: '' }
  await tx.updateTable('supplier').set(blank).where('account_id', 'in', accountIds).execute()
  // Removed at the end, once no customer has one.
  await tx
    .selectFrom('price_list')
    .select('id')
    .where('supplier_id', 'in', accountIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx.updateTable('restaurant').set(blank).where('account_id', 'in', accountIds).execute()
  // Before their photos, as an operator's decision locks them.
  await tx
    .selectFrom('product')
    .select('id')
    .where('supplier_id', 'in', accountIds)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('product_photo').whereRef('product_id', '=', 'product.id')),
    )
    .orderBy('supplier_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .deleteFrom('product_photo')
    .where('product_id', 'in', ({ selectFrom }) =>
      selectFrom('product').select('id').where('supplier_id', 'in', accountIds),
    )
    .execute()
  for (const side of ['restaurant_id', 'supplier_id'] as const) {
    await tx.deleteFrom('customer').where(side, 'in', accountIds).execute()
  }
  for (const side of ['account_id', 'taken_by_id'] as const) {
    await tx.deleteFrom('trade_invitation').where(side, 'in', accountIds).execute()
  }
  await tx.deleteFrom('photo_report').where('restaurant_id', 'in', accountIds).execute()
  await tx.deleteFrom('guide').where('restaurant_id', 'in', accountIds).execute()
  await tx.deleteFrom('order_word').where('restaurant_id', 'in', accountIds).execute()
  await tx.deleteFrom('delivery_route').where('supplier_id', 'in', accountIds).execute()
  await tx
    .updateTable('supplier_order')
    .from('restaurant_order')
    .whereRef('restaurant_order.id', '=', 'supplier_order.restaurant_order_id')
    .where('restaurant_order.restaurant_id', 'in', accountIds)
    .set({
      deliver_to: sql`deliver_to || '{"phone_number": "", "address": "", "zip_code": ""}'`,
      note: '',
    })
    .execute()
  for (const table of OF_ACCOUNT) {
    await tx.deleteFrom(table).where('account_id', 'in', accountIds).execute()
  }
  await tx.deleteFrom('approval_request').where('restaurant_id', 'in', accountIds).execute()
  await tx.deleteFrom('cart_choice').where('restaurant_id', 'in', accountIds).execute()
  await tx.deleteFrom('cart_line').where('restaurant_id', 'in', accountIds).execute()
  for (const side of ['restaurant_id', 'supplier_id'] as const) {
    await tx.deleteFrom('substitute_choice').where(side, 'in', accountIds).execute()
  }
  await tx.deleteFrom('last_paid').where('restaurant_id', 'in', accountIds).execute()
  await tx.deleteFrom('pick_print').where('supplier_id', 'in', accountIds).execute()
  await tx.deleteFrom('review').where('restaurant_id', 'in', accountIds).execute()
  for (const table of ['price_list', 'special'] as const)
    await tx.deleteFrom(table).where('supplier_id', 'in', accountIds).execute()
  await tx.deleteFrom('supplier_certificate').where('supplier_id', 'in', accountIds).execute()
  // Papers keep the numbers that they were issued under.
  await tx.deleteFrom('accounting_map').where('supplier_id', 'in', accountIds).execute()
  for (const side of ['supplier_id', 'restaurant_id'] as const) {
    await tx.deleteFrom('overdue_reminder').where(side, 'in', accountIds).execute()
  }
  await tx.deleteFrom('tax_registration').where('supplier_id', 'in', accountIds).execute()
  await tx.deleteFrom('delivery_exception').where('supplier_id', 'in', accountIds).execute()
  await tx.deleteFrom('supplier_city').where('supplier_id', 'in', accountIds).execute()
}

const OF_ACCOUNT = [
  'idempotency_key',
  'invitation',
  'outbox',
  'last_own_change',
  'last_order_event',
  'order_event',
  'order_message_mail',
] as const
