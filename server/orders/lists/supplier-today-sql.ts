import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MOST_TODAY } from '@halles/contract/schemas/order.ts'
import { sql } from 'kysely'
import { MONTREAL, MONTREAL_TODAY } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { AccountId, SupplierId, SupplierViewer } from '../../platform/access/viewer.ts'
import { unreadEntries } from '../facts/thread-seen-sql.ts'

type Today = Output<Endpoints['supplierToday']>
type Reading = { supplierId: SupplierId; personId: number }

/** A supplier's day, in one statement over its open orders: what a person of it has not seen is that person's own. */
export async function readSupplierToday(
  reader: Reader,
  { supplierId, personId }: Pick<SupplierViewer, 'supplierId' | 'personId'>,
): Promise<Today> {
  const { rows } = await supplierDay(reader, { supplierId, personId })
  const [day] = rows
  if (!day) throw new Error('an aggregate answers a row')
  return day
}

const supplierDay = prepared(
  'read_supplier_today',
  (reader: Reader, { supplierId, personId }: Parameters<Reading>) =>
    reader
      .with('open_order', (db) =>
        db
          .selectFrom('supplier_order')
          .select([
            'status',
            'delivery_day',
            'cut_off_at',
            unreadEntries({
              accountId: sql<AccountId>`supplier_order.supplier_id`,
              personId,
            }).as('unread'),
          ])
          // guard: supplier's day: whose orders [lists/today]
          .where('supplier_id', '=', supplierId)
          .where('status', 'in', ['pending', 'acknowledged']),
      )
      .selectFrom('open_order')
      .select([
        MONTREAL_TODAY.as('today'),
        sql<number>`(count(*) filter (where status = 'pending'))::integer`.as('new_orders'),
        sql<number>`(count(*) filter (where status = 'acknowledged'))::integer`.as('to_pick'),
        sql<number>`(count(*) filter (where status = 'acknowledged'
          and delivery_day = ${MONTREAL_TODAY}))::integer`.as('to_deliver'),
        sql<number>`(count(*) filter (where unread > 0))::integer`.as('unread'),
        sql<Today['cut_offs']>`(
          select coalesce(json_agg(json_build_object(
            'at', to_char(cut_off_at at time zone ${MONTREAL}, 'HH24:MI'), 'day', delivery_day,
            'is_over', cut_off_at <= clock_timestamp(), 'orders', orders) order by cut_off_at, delivery_day), '[]')
          from (
            select cut_off_at, delivery_day, count(*)::integer as orders from open_order
            where (cut_off_at at time zone ${MONTREAL})::date = ${MONTREAL_TODAY}
            group by cut_off_at, delivery_day order by cut_off_at, delivery_day limit ${sql.lit(MOST_TODAY)}
          ) cut_off)`.as('cut_offs'),
      ]),
)
