import type { OfferedDay } from '@halles/domain/delivery-days.ts'
import type { OfferedStep, PriceSource } from '@halles/domain/offer.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { PersonId, RestaurantId, RestaurantViewer } from '../../platform/access/viewer.ts'
import { nextOrderNumber } from './order-number-sql.ts'

/** A line as it was agreed: the product's facts as they were when it was ordered (cents, hundredths), and cases. */
export type LineToPlace = {
  product_id: number
  product_public_id: string
  name_fr: string
  name_en: string
  unit: string
  price_cents: number
  price_source: PriceSource
  /** What everyone was asked; null where the line is at that. */
  list_price_cents: number | null
  /** What so many cases cost; null: as much, however many. */
  price_steps: OfferedStep[] | null
  quantity_hundredths: number
  price_per_unit: number
  /** Of a case. */
  deposit_cents: number
  /** Whether it is sold by weight: what it costs is then an estimate. */
  is_weighed: boolean
  quantity: number
}

/** A supplier order as it was agreed; `delivery` null where it is arranged between the two. Amounts in cents. */
export type SupplierOrderToPlace = {
  supplierId: number
  /** Of its goods. */
  totalCents: number
  feeCents: number
  minimumCents: number
  delivery: (OfferedDay & { zoneId: number }) | null
  poNumber: string
  note: string
  lines: LineToPlace[]
}

/** What one checkout orders, in cents; suppliers and lines keep the order they stand in. */
export type OrderToPlace = { totalCents: number; supplierOrders: SupplierOrderToPlace[] }

export type InsertedOrder = {
  id: number
  publicId: string
  supplierOrders: { id: number; supplierId: number }[]
}

type GivenOrder = {
  restaurantId: RestaurantId
  personId: PersonId
  totalCents: number
  parts: string
  lines: string
}

// One statement, and one text for any number of lines: five round trips less while everything ordered is locked.
const insertOrder = prepared(
  'insert_restaurant_order',
  (
    _tx: Transaction,
    { restaurantId, personId, totalCents, parts, lines }: Parameters<GivenOrder>,
  ) => sql<InsertedOrder>`
    with placed as (
      insert into restaurant_order (restaurant_id, number, total_cents)
      values (${restaurantId}, ${nextOrderNumber(restaurantId)}, ${totalCents})
      returning id, public_id, restaurant_id
    ), first_step as (
      insert into restaurant_order_step (restaurant_order_id, status, by_account_id, by_person_id)
      select id, 'active', restaurant_id, ${personId} from placed
    ), parts as (
      insert into supplier_order (restaurant_order_id, supplier_id, total_cents, fee_cents, minimum_cents, delivery_day, window_from,
        window_to, cut_off_at, is_late, delivery_zone_id, po_number, note, deliver_to)
      select placed.id, part.supplier_id, part.total_cents, part.fee_cents, part.minimum_cents, part.delivery_day, part.window_from,
        part.window_to, part.cut_off_at, part.is_late, part.delivery_zone_id, part.po_number, part.note,
        json_build_object('name', restaurant.name, 'phone_number', restaurant.phone_number,
          'address', restaurant.address, 'city', city.name, 'zip_code', restaurant.zip_code)
      from placed join restaurant on restaurant.account_id = placed.restaurant_id
      join city on city.id = restaurant.city_id, rows from (
        json_to_recordset(${parts}) as (supplier_id integer, total_cents bigint, fee_cents integer, minimum_cents integer,
          delivery_day date, window_from time, window_to time, cut_off_at timestamptz, is_late boolean,
          delivery_zone_id integer, po_number text, note text)
      ) with ordinality as part (supplier_id, total_cents, fee_cents, minimum_cents, delivery_day, window_from, window_to,
        cut_off_at, is_late, delivery_zone_id, po_number, note, place)
      order by part.place
      returning id, supplier_id
    ), customers as (
      insert into customer (supplier_id, restaurant_id, status)
      select parts.supplier_id, placed.restaurant_id, 'open' from parts, placed order by parts.supplier_id
      on conflict do nothing
    ), let_in as (
      update customer set status = 'open', since = now()
      from parts, placed
      where customer.supplier_id = parts.supplier_id and customer.restaurant_id = placed.restaurant_id
        and customer.status = 'asked'
    ), first_steps as (
      insert into order_entry (supplier_order_id, number, status, by_account_id, by_person_id)
      select parts.id, 1, 'pending', placed.restaurant_id, ${personId} from parts, placed
    ), lines as (
      insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit,
        price_cents, price_source, list_price_cents, price_steps, quantity_hundredths, price_per_unit, deposit_cents, is_weighed, quantity)
      select parts.id, line.product_id, line.product_public_id, line.name_fr, line.name_en, line.unit,
        line.price_cents, line.price_source, line.list_price_cents, line.price_steps, line.quantity_hundredths,
        line.price_per_unit, line.deposit_cents, line.is_weighed, line.quantity
      from rows from (
        json_to_recordset(${lines}) as (supplier_id integer, product_id integer,
          product_public_id text, name_fr text, name_en text, unit text, price_cents integer,
          price_source text, list_price_cents integer, price_steps jsonb, quantity_hundredths integer,
          price_per_unit bigint, deposit_cents integer, is_weighed boolean, quantity integer)
      ) with ordinality as line (supplier_id, product_id, product_public_id, name_fr, name_en, unit,
        price_cents, price_source, list_price_cents, price_steps, quantity_hundredths, price_per_unit, deposit_cents, is_weighed, quantity, place)
      join parts on parts.supplier_id = line.supplier_id
      order by line.place
    )
    select id, public_id as "publicId", (
      select json_agg(json_build_object('id', id, 'supplierId', supplier_id)) from parts
    ) as "supplierOrders"
    from placed`,
)

/**
 * Writes a restaurant's order under its next number, which one of its persons places: a supplier order for each supplier, to be
 * delivered to the restaurant's address of now, their lines, and the first step of every history; it is each supplier's customer from then on. To be called with the cart locked, so that no two orders get one number.
 * Answers their ids. Totals are the caller's, from the domain.
 */
export async function insertRestaurantOrder(
  tx: Transaction,
  { restaurantId, personId }: Pick<RestaurantViewer, 'restaurantId' | 'personId'>,
  { totalCents, supplierOrders }: OrderToPlace,
): Promise<InsertedOrder> {
  const parts = supplierOrders.map(({ delivery, ...part }) => ({
    supplier_id: part.supplierId,
    total_cents: part.totalCents,
    fee_cents: part.feeCents,
    minimum_cents: part.minimumCents,
    delivery_day: delivery?.day ?? null,
    window_from: delivery?.from ?? null,
    window_to: delivery?.to ?? null,
    cut_off_at: delivery?.cutOffAt ?? null,
    is_late: delivery?.isLate ?? false,
    delivery_zone_id: delivery?.zoneId ?? null,
    po_number: part.poNumber,
    note: part.note,
  }))
  const lines = supplierOrders.flatMap(({ supplierId, lines }) =>
    lines.map((line) => ({ supplier_id: supplierId, ...line })),
  )
  const { rows } = await insertOrder(tx, {
    restaurantId,
    personId,
    totalCents,
    parts: JSON.stringify(parts),
    lines: JSON.stringify(lines),
  })
  const [placed] = rows
  if (!placed) throw new Error('an order was inserted without an answer')
  return placed
}
