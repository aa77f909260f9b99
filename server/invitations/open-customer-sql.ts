import { sql } from 'kysely'
import type { LockedCustomers } from '../customers/customer-change-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'

type Opening = { invitationId: number; accountId: AccountId }

/**
 * Makes a restaurant a supplier's customer, with the code, terms and price list of an invitation. False when the supplier has closed the account
 * since it sent that.
 */
export async function openCustomer(
  tx: Transaction,
  supplier: LockedCustomers,
  { invitationId, accountId }: Opening,
): Promise<boolean> {
  // guard: invitations: an account closed since is not opened by its link [trade-invitation-accept.post]
  //   code: where customer.status <> 'closed' or
  //   instead: where true or
  // guard: invitations: a code that another has by now [trade-invitation-accept.post]
  //   code: holder.code = invited.code
  //   instead: false
  const { numAffectedRows = 0n } = await sql`
    insert into customer (supplier_id, restaurant_id, status, code, terms_days, price_list_id)
    select account_id, ${accountId}, 'open',
      case when exists (
        select from customer holder
        where holder.supplier_id = ${supplier} and holder.code = invited.code
          and holder.restaurant_id <> ${accountId}) then '' else code end,
      terms_days, price_list_id
    from trade_invitation invited
    where id = ${invitationId} and account_id = ${supplier}
    on conflict (supplier_id, restaurant_id) do update set
      status = 'open',
      code = case when excluded.code = '' then customer.code else excluded.code end,
      terms_days = coalesce(excluded.terms_days, customer.terms_days),
      price_list_id = coalesce(excluded.price_list_id, customer.price_list_id),
      since = case when customer.status = 'open' then customer.since else now() end
    where customer.status <> 'closed' or customer.since < (
      select invited_at from trade_invitation where id = ${invitationId})`.execute(tx)
  return numAffectedRows > 0n
}

/** Makes a restaurant ask a supplier for an account, unless the two know each other. */
export async function insertAskedBy(
  tx: Transaction,
  supplier: LockedCustomers,
  restaurantId: AccountId,
): Promise<true> {
  await tx
    .insertInto('customer')
    .values({ supplier_id: supplier, restaurant_id: restaurantId, status: 'asked' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
