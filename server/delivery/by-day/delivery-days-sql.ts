import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { openWorkByDay, type ZoneWork } from '@halles/domain/open-work.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { openCasesOf } from '../../orders/facts/order-lines-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

type Days = Output<Endpoints['deliveryDayList']>
type NamedZone = Days['days'][number]['zones'][number]['zone']

const deliveryDays = prepared(
  'list_delivery_days',
  (reader: Reader, { supplierId }: Parameters<{ supplierId: SupplierId }>) =>
    reader
      .selectFrom('supplier')
      .select((supplier) => [
        MONTREAL_TODAY.as('today'),
        jsonArrayFrom(
          supplier
            .selectFrom('supplier_order')
            // By the supplier too, of whom the planner knows that there is one: else it reads the zones of all.
            .leftJoin('delivery_zone as zone', (join) =>
              join
                .onRef('zone.supplier_id', '=', 'supplier_order.supplier_id')
                .onRef('zone.id', '=', 'supplier_order.delivery_zone_id'),
            )
            .innerJoinLateral(openCasesOf, (join) => join.onTrue())
            .select([
              'supplier_order.delivery_day as day',
              sql<NamedZone>`case when zone.id is not null then
                json_build_object('public_id', zone.public_id, 'name', zone.name) end`.as('zone'),
              sql<number>`(count(*) filter (where status = 'acknowledged'))::integer`.as('orders'),
              sql<number>`coalesce(sum(open.cases) filter (where status = 'acknowledged'), 0)::integer`.as(
                'cases',
              ),
              sql<number>`(count(*) filter (where status = 'pending'))::integer`.as('unanswered'),
            ])
            .whereRef('supplier_order.supplier_id', '=', 'supplier.account_id')
            .where('status', 'in', ['pending', 'acknowledged'])
            .groupBy(['supplier_order.delivery_day', 'zone.id'])
            .orderBy(sql`supplier_order.delivery_day nulls last`)
            .orderBy(sql`zone.name nulls last`),
        ).as('work'),
      ])
      .where('supplier.account_id', '=', supplierId),
)

/** The days on which a supplier's open orders are delivered, soonest first and those without a day last; zones by name. */
export async function listDeliveryDays(reader: Reader, supplierId: SupplierId): Promise<Days> {
  const { rows } = await deliveryDays(reader, { supplierId })
  const [found] = rows
  if (!found) throw new Error('a supplier that has a session has gone')
  const work: readonly ZoneWork<NamedZone>[] = found.work
  return { today: found.today, days: openWorkByDay(work) }
}
