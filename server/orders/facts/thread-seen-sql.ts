import { type RawBuilder, sql } from 'kysely'
import { type Operand, type Parameters, prepared } from '../../database/prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { AccountId, PersonId, ViewerOf } from '../../platform/access/viewer.ts'

type Seen = { accountId: AccountId; personId: PersonId; publicId: string; number: number }

const noteSeen = prepared(
  'update_order_entry_seen',
  (_tx: Transaction, { accountId, personId, publicId, number }: Parameters<Seen>) =>
    // No further than the trail reaches: what is still to come is unread.
    // guard: thread seen: whose order [access-sweep, thread/order-thread]
    //   code: and ${accountId} in (supplier_id, restaurant_id)
    sql<{ isOwn: boolean; isFurther: boolean }>`
      with own as (
        select supplier_order.id, least(${number}::integer, (
          select max(number) from order_entry where supplier_order_id = supplier_order.id))::smallint as number
        from supplier_order join restaurant_order on restaurant_order.id = restaurant_order_id
        where supplier_order.public_id = ${publicId} and ${accountId} in (supplier_id, restaurant_id)
      ), noted as (
        insert into order_entry_seen as seen (supplier_order_id, person_id, number)
        select id, ${personId}::integer, number from own
        on conflict (supplier_order_id, person_id) do update set number = excluded.number
          where seen.number < excluded.number
        returning number
      )
      select exists (select from own) as "isOwn", exists (select from noted) as "isFurther"`,
)

/**
 * Notes up to which entry a person has seen the trail of one of its business's orders: only ever further. Whether it is the
 * business's order, and whether it had not seen as much before.
 */
export async function updateThreadSeen(
  tx: Transaction,
  { accountId, personId }: ViewerOf<'trade'>,
  seen: { publicId: string; number: number },
): Promise<{ isOwn: boolean; isFurther: boolean }> {
  const { rows } = await noteSeen(tx, { accountId, personId, ...seen })
  return rows[0] ?? { isOwn: false, isFurther: false }
}

type Reading = { accountId: Operand<AccountId>; personId: Operand<number> }

/**
 * Of a `supplier_order`: how many entries of the other side, or of Halles, a person has not seen, steps and weights aside. One look into an
 * index for each row of a list (`order_entry_news`), which holds what is unread and nothing else.
 */
export function unreadEntries({ accountId, personId }: Reading): RawBuilder<number> {
  return sql<number>`(
    select count(*)::integer from order_entry
    where order_entry.supplier_order_id = supplier_order.id and order_entry.kind is not null
      and order_entry.kind <> 'weighed'
      and order_entry.by_account_id is distinct from ${accountId}
      and order_entry.number > coalesce((
        select seen.number from order_entry_seen seen
        where seen.supplier_order_id = supplier_order.id and seen.person_id = ${personId}), 0))`
}
