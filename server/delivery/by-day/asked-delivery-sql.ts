import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Parameters } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

export type Zone = { id: number; public_id: string; name: string }

/** The deliveries of a day in Montréal, YYYY-MM-DD, to every zone of a supplier or to one. */
export type AskedDelivery = { day: string; zone: Zone | null }

/** Which open orders a statement is about: all, those of a day, or those of a day and zone. */
export type Scope = 'all' | 'day' | 'zone'

/** What a statement of any scope is run with. */
export type DeliveryValues = {
  supplierId: SupplierId
  day: string | null
  zoneId: number | null
}

export function scopeOf(asked: AskedDelivery | null): Scope {
  if (!asked) return 'all'
  return asked.zone ? 'zone' : 'day'
}

export function valuesOf(supplierId: SupplierId, asked: AskedDelivery | null): DeliveryValues {
  return { supplierId, day: asked?.day ?? null, zoneId: asked?.zone?.id ?? null }
}

/** Of a `supplier_order`: whether it is in the scope. */
export function isOf(
  scope: Scope,
  { day, zoneId }: Parameters<DeliveryValues>,
): RawBuilder<SqlBool> {
  if (scope === 'all') return sql`true`
  if (scope === 'day') return sql`supplier_order.delivery_day = ${day}`
  return sql`supplier_order.delivery_day = ${day} and supplier_order.delivery_zone_id = ${zoneId}`
}

/** The first day after the one asked for on which the supplier delivers open orders, to whatever zone; null where there is none. */
export function nextDeliveryDay({
  supplierId,
  day,
}: Parameters<DeliveryValues>): RawBuilder<string | null> {
  return sql`(
    select min(later.delivery_day) from supplier_order later
    where later.supplier_id = ${supplierId} and later.delivery_day > ${day}
      and later.status in ('pending', 'acknowledged'))`
}

/** A zone as the wire has it. */
export function zoneFacts({ public_id, name }: Zone): Omit<Zone, 'id'> {
  return { public_id, name }
}

/** A day's deliveries as they were asked for; undefined when the zone is none of the supplier's. */
export async function findAskedDelivery(
  reader: Reader,
  supplierId: SupplierId,
  { day, zone: publicId }: { day: string; zone?: string | undefined },
): Promise<AskedDelivery | undefined> {
  if (publicId === undefined) return { day, zone: null }
  const zone = await reader
    .selectFrom('delivery_zone')
    .select(['id', 'public_id', 'name'])
    // guard: route sheet: owner of a zone [by-day/by-day, access-sweep]
    .where('supplier_id', '=', supplierId)
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return zone && { day, zone }
}
