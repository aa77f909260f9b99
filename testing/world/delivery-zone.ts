import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

type World = { database: Database }

type Times = { daysBefore?: number; cutOff?: string; from?: string; to?: string }

export type ZoneGiven = {
  name?: string
  cities?: string[]
  minimumOrderCents?: number
  feeCents?: number
  feeWaivedFromCents?: number
  /** By weekday, 1 Monday to 7 Sunday. */
  runs?: Record<number, Times>
}

const MONDAY_TO_FRIDAY = { 1: {}, 2: {}, 3: {}, 4: {}, 5: {} }

/**
 * A zone of a supplier: Montréal, which it serves, delivered from Monday to Friday between 6 and 11 o'clock what was ordered
 * before 16 o'clock the day before, unless said otherwise.
 */
export async function aDeliveryZone(
  { database }: World,
  supplier: { id: number },
  { name = 'Montréal', cities = ['Montréal'], runs, ...amounts }: ZoneGiven = {},
): Promise<{ id: number; publicId: string }> {
  const zone = await database
    .insertInto('delivery_zone')
    .values({
      supplier_id: supplier.id,
      name,
      minimum_order_cents: amounts.minimumOrderCents ?? null,
      fee_cents: amounts.feeCents ?? 0,
      fee_waived_from_cents: amounts.feeWaivedFromCents ?? null,
    })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
  await sql`
    insert into delivery_zone_city (supplier_id, city_id, zone_id)
    select ${supplier.id}, id, ${zone.id} from city where name = any(${cities})`.execute(database)
  for (const [weekday, times] of Object.entries(runs ?? MONDAY_TO_FRIDAY)) {
    await database
      .insertInto('delivery_run')
      .values({ zone_id: zone.id, weekday: Number(weekday), ...columnsOf(times) })
      .execute()
  }
  return zone
}

type ExceptionGiven = {
  day: string
  zone?: { id: number }
  /** A closure, unless times are given. */
  extra?: Times
}

/** A day on which a supplier, or one of its zones, is closed or delivers besides. */
export async function aDeliveryException(
  { database }: World,
  supplier: { id: number },
  { day, zone, extra }: ExceptionGiven,
): Promise<{ publicId: string }> {
  return database
    .insertInto('delivery_exception')
    .values({
      supplier_id: supplier.id,
      zone_id: zone?.id ?? null,
      day,
      kind: extra ? 'extra' : 'closed',
      ...(extra && columnsOf(extra)),
    })
    .returning('public_id as publicId')
    .executeTakeFirstOrThrow()
}

function columnsOf({ daysBefore = 1, cutOff = '16:00', from = '06:00', to = '11:00' }: Times) {
  return { days_before: daysBefore, cut_off: cutOff, window_from: from, window_to: to }
}
