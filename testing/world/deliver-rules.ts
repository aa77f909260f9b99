import type { Database } from '@halles/server/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'
import { aDeliveryZone, type ZoneGiven } from './delivery-zone.ts'

type World = { database: Database }

/** A supplier by its account. */
export type BuiltSupplier = { id: number }

const EVERY_DAY = { 1: {}, 2: {}, 3: {}, 4: {}, 5: {}, 6: {}, 7: {} }

/** A zone that is delivered every day unless said otherwise: a test that asks for days ahead finds them whenever it is run. */
export function aZone(world: World, supplier: BuiltSupplier, given: ZoneGiven = {}) {
  return aDeliveryZone(world, supplier, { runs: EVERY_DAY, ...given })
}

/** So many days from today in Montréal, YYYY-MM-DD, by the database's clock. */
export async function dayAhead({ database }: World, days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${ahead(days)} as day`.execute(database)
  return rows[0]?.day ?? ''
}

/**
 * An extra delivery so many days from today, the cut-off of which is so many seconds from now by the database's clock; past
 * when negative. Its own day, so that no other rule moves with it.
 */
export async function anExtraDelivery(
  world: World,
  supplier: BuiltSupplier,
  { days = 2, cutOffIn }: { days?: number; cutOffIn: number },
): Promise<string> {
  const local = sql`((clock_timestamp() + ${cutOffIn} * interval '1 second') at time zone 'America/Toronto')`
  await inAnyHour(world)
  const { rows } = await sql<{ day: string }>`
    insert into delivery_exception (supplier_id, day, kind, days_before, cut_off, window_from, window_to)
    values (${supplier.id}, ${ahead(days)}, 'extra', ${ahead(days)} - ${local}::date, date_trunc('second', ${local})::time,
      '23:00', '23:30')
    on conflict (supplier_id, day, zone_id) do update
    set kind = 'extra', days_before = excluded.days_before, cut_off = excluded.cut_off,
      window_from = excluded.window_from, window_to = excluded.window_to
    returning day`.execute(world.database)
  return rows[0]?.day ?? ''
}

/** Closes a supplier on a day, in place of whatever else it said of it. */
export async function aClosure({ database }: World, supplier: BuiltSupplier, day: string) {
  await sql`
    insert into delivery_exception (supplier_id, day, kind) values (${supplier.id}, ${day}, 'closed')
    on conflict (supplier_id, day, zone_id) do update
    set kind = 'closed', days_before = null, cut_off = null, window_from = null, window_to = null`.execute(
    database,
  )
}

function ahead(days: number): RawBuilder<string> {
  return sql<string>`((clock_timestamp() at time zone 'America/Toronto')::date + ${days}::integer)`
}

// Suppliers may set no cut-off from 1:00 to 3:00; a test that is run then needs one a minute ahead all the same.
async function inAnyHour({ database }: World): Promise<void> {
  await sql`alter table delivery_exception drop constraint if exists delivery_exception_cut_off_check`.execute(
    database,
  )
}
