import { sql } from 'kysely'
import type { Transaction } from '../../transaction.ts'

/** Each line of a done order is of one lot, named by its category and the day it was picked; meat, fish and milk expire. */
export async function insertLotsOfDeliveries(tx: Transaction): Promise<void> {
  await sql`
    insert into line_lot (order_line_id, lot, expires_on, cases, supplier_id, by_person_id, at)
    select line.id, upper(left(product.category::text, 2)) || '-' || to_char(part.placed_at, 'YYDDD'),
      case when product.category in ('beef', 'chicken', 'pork', 'seafood', 'dairy')
        then (part.placed_at at time zone 'America/Toronto')::date + 12 end,
      coalesce(line.edited_quantity, line.asked_quantity, line.quantity), part.supplier_id,
      account.contact_person_id, part.placed_at + interval '2 hours'
    from order_line line
    join supplier_order part on part.id = line.supplier_order_id
    join account on account.id = part.supplier_id
    join product on product.id = line.product_id
    where part.status = 'done' and not line.is_cancelled`.execute(tx)
}

type Exercise = { supplierId: number; publicId: string; reason: string }

/** A recall that a supplier has tried with its oldest lot, three days after it was picked; each restaurant acknowledged it within the hour. */
export async function insertDemoExercise(
  tx: Transaction,
  { supplierId, publicId, reason }: Exercise,
): Promise<void> {
  await sql`
    with oldest as (
      select lot, at, by_person_id from line_lot where supplier_id = ${supplierId} order by at, order_line_id limit 1
    ), tried as (
      insert into recall (public_id, supplier_id, lot, reason, is_exercise, sent_at, by_person_id)
      select ${publicId}, ${supplierId}, lot, ${reason}, true, at + interval '3 days', by_person_id from oldest
      returning id, lot_folded, sent_at
    )
    insert into recall_receiver (recall_id, restaurant_id, name, city, lines, cases, told_at, acknowledged_at,
      acknowledged_by_person_id)
    select tried.id, whole.restaurant_id, min(restaurant.name), min(city.name), jsonb_agg(jsonb_build_object(
        'supplier_order_public_id', part.public_id, 'order_public_id', whole.public_id, 'number', whole.number,
        'day', part.delivery_day, 'product_public_id', line.product_public_id, 'name_fr', line.name_fr,
        'name_en', line.name_en, 'unit', line.unit, 'quantity_per_case', line.quantity_hundredths, 'lot', said.lot,
        'expires_on', said.expires_on, 'cases', said.cases) order by line.id),
      sum(said.cases), min(tried.sent_at), min(tried.sent_at) + interval '34 minutes', min(account.contact_person_id)
    from tried join line_lot said on said.supplier_id = ${supplierId} and said.lot_folded = tried.lot_folded
    join order_line line on line.id = said.order_line_id
    join supplier_order part on part.id = line.supplier_order_id
    join restaurant_order whole on whole.id = part.restaurant_order_id
    join restaurant on restaurant.account_id = whole.restaurant_id
    join city on city.id = restaurant.city_id
    join account on account.id = whole.restaurant_id
    group by tried.id, whole.restaurant_id`.execute(tx)
}
