import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Transaction } from '../../database/transaction.ts'

type OverdueCustomer = { supplierId: number; restaurantId: number }

/**
 * At most `limit` customers with something overdue, by what they owe in all, of active suppliers that remind, who were not reminded for a
 * week: marked as reminded, so that whoever commits this tells them. Those that another server marks meanwhile are left out.
 */
export async function markAsReminded(tx: Transaction, limit: number): Promise<OverdueCustomer[]> {
  // guard: reminders: only where they are switched on [remind-of-overdue]
  //   code: and supplier.reminds_of_overdue
  // guard: reminders: of suppliers that go on [remind-of-overdue]
  //   code: and seller.status = 'active'
  // guard: reminders: of what is owed in all [remind-of-overdue]
  //   code: and sum(balance_cents) > 0
  // guard: reminders: not before something is overdue [remind-of-overdue]
  //   code: and due_on < ${MONTREAL_TODAY}
  const { rows } = await sql<OverdueCustomer>`
    with overdue as (
      select balance.supplier_id, balance.restaurant_id from paper_balance balance
      join supplier on supplier.account_id = balance.supplier_id and supplier.reminds_of_overdue
      join account seller on seller.id = balance.supplier_id and seller.status = 'active'
      join account buyer on buyer.id = balance.restaurant_id and buyer.status = 'active'
      where balance_cents <> 0
      group by balance.supplier_id, balance.restaurant_id
      -- What is to its credit may be all that is overdue.
      having bool_or(balance_cents > 0 and due_on < ${MONTREAL_TODAY}) and sum(balance_cents) > 0
    )
    insert into overdue_reminder as last (supplier_id, restaurant_id, reminded_at)
    select supplier_id, restaurant_id, now() from overdue
    where not exists (
      select from overdue_reminder recent
      where recent.supplier_id = overdue.supplier_id and recent.restaurant_id = overdue.restaurant_id
        and reminded_at > now() - interval '7 days')
    order by supplier_id, restaurant_id limit ${limit}
    on conflict (supplier_id, restaurant_id) do update set reminded_at = excluded.reminded_at
      where last.reminded_at <= now() - interval '7 days'
    returning supplier_id as "supplierId", restaurant_id as "restaurantId"`.execute(tx)
  return rows
}
