import type { Stop } from '@halles/domain/delivery-route.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import type { AskedDelivery } from './asked-delivery-sql.ts'

type FoundStop = Stop & { id: number }

/** Locks the order of a day's stops, stored or not; its version. */
export async function lockRoute(
  tx: Transaction,
  supplierId: SupplierId,
  day: string,
): Promise<number> {
  const route = { supplier_id: supplierId, day }
  await tx
    .insertInto('delivery_route')
    .values(route)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { version } = await tx
    .selectFrom('delivery_route')
    .select('version')
    .where('supplier_id', '=', supplierId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** Every accepted order of a day, in the order of its route. */
export function listStops(
  tx: Transaction,
  supplierId: SupplierId,
  { day, zone }: AskedDelivery,
): Promise<FoundStop[]> {
  return tx
    .selectFrom('supplier_order')
    .leftJoin('route_stop', (join) =>
      join
        .onRef('route_stop.supplier_order_id', '=', 'supplier_order.id')
        .onRef('route_stop.day', '=', 'supplier_order.delivery_day'),
    )
    .select([
      'supplier_order.id',
      'supplier_order.public_id as publicId',
      zone
        ? sql<boolean>`delivery_zone_id is not distinct from ${zone.id}`.as('isInZone')
        : sql<boolean>`true`.as('isInZone'),
    ])
    .where('supplier_order.supplier_id', '=', supplierId)
    .where('delivery_day', '=', day)
    .where('status', '=', 'acknowledged')
    .orderBy(sql`route_stop.position nulls last`)
    .orderBy('placed_at')
    .orderBy('supplier_order.id')
    .execute()
}

/** How many of these public ids are orders of a supplier. */
export async function countOwnOrders(
  tx: Transaction,
  supplierId: SupplierId,
  publicIds: string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('supplier_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('supplier_id', '=', supplierId)
    .where(sql<boolean>`public_id = any(${publicIds}::text[])`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores the stops of a locked route in their order, under its next version. */
export async function updateRoute(
  tx: Transaction,
  supplierId: SupplierId,
  day: string,
  stops: readonly { readonly id: number }[],
): Promise<void> {
  await tx
    .deleteFrom('route_stop')
    .where('supplier_id', '=', supplierId)
    .where('day', '=', day)
    .execute()
  // An order that was of another day may have a place there.
  await sql`
    insert into route_stop (supplier_order_id, supplier_id, day, position)
    select id, ${supplierId}, ${day}, position
    from unnest(${stops.map(({ id }) => id)}::integer[]) with ordinality stop (id, position)
    on conflict (supplier_order_id) do update set day = excluded.day, position = excluded.position`.execute(
    tx,
  )
  await tx
    .updateTable('delivery_route')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('supplier_id', '=', supplierId)
    .where('day', '=', day)
    .execute()
}
