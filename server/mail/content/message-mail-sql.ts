import { rolesWith } from '@halles/domain/role.ts'
import { type SqlBool, sql } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { DELIVERY_OF_MAIL } from './delivery-of-mail-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

type About = MailFacts['order-message'] & Addressee

const unreadMessages = prepared(
  'find_unread_messages',
  (reader: Reader, { supplierOrderId, from, personId, accountId }: Parameters<About>) => {
    const isSupplier = sql<boolean>`supplier_order.supplier_id = ${accountId}`
    return reader
      .selectFrom('supplier_order')
      .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
      .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
      .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .innerJoin('membership', (join) =>
        join
          .onRef('membership.person_id', '=', 'person.id')
          .on('membership.account_id', '=', accountId),
      )
      .select([
        isSupplier.as('isToSupplier'),
        sql<string>`case when ${isSupplier} then supplier_order.public_id else restaurant_order.public_id end`.as(
          'publicId',
        ),
        sql<string>`case when ${isSupplier} then restaurant.name else supplier.name end`.as(
          'businessName',
        ),
        'restaurant_order.number',
        montrealDay('supplier_order.placed_at').as('day'),
        'person.first_name as firstName',
        DELIVERY_OF_MAIL,
        sql<number>`(
          select count(*)::integer from order_entry
          where supplier_order_id = supplier_order.id and kind = 'message' and by_account_id <> ${accountId}
            and number >= ${from} and number > coalesce((
              select seen.number from order_entry_seen seen
              where seen.supplier_order_id = supplier_order.id and seen.person_id = person.id), 0))`.as(
          'messages',
        ),
      ])
      .where('supplier_order.id', '=', supplierOrderId)
      .where(
        sql<SqlBool>`${accountId} in (supplier_order.supplier_id, restaurant_order.restaurant_id)`,
      )
      .where('membership.ended_at', 'is', null)
      .where(
        sql<SqlBool>`membership.role = any(${sql.lit(`{${rolesWith('prices')}}`)}::membership_role[])`,
      )
  },
)

/**
 * How many messages of the other side, from an entry of an order's trail on, a member has not seen; undefined when none, or when
 * it may not read them any more.
 */
export async function findMessageMail(
  reader: Reader,
  facts: MailFacts['order-message'],
  addressee: Addressee,
): Promise<MailContent['order-message'] | undefined> {
  const { rows } = await unreadMessages(reader, { ...facts, ...addressee })
  return rows.find(({ messages }) => messages > 0)
}
