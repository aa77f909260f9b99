import { sqlOf } from '@halles/testing/database/sql-of.ts'
import { expect, test } from 'vitest'
import type { PersonId, RestaurantId, SupplierId } from '../../platform/access/viewer.ts'
import { findRestaurantOrder, listRestaurantOrders } from './restaurant-orders-sql.ts'
import { findSupplierOrder, listSupplierOrders } from './supplier-orders-sql.ts'

const restaurant = 1 as RestaurantId
const supplier = 2 as SupplierId
const personId = 3 as PersonId

test('the done orders of a restaurant', async () => {
  const sql = await sqlOf((db) =>
    listRestaurantOrders(db, restaurant, { personId, status: 'done' }),
  )
  expect(sql).toMatchInlineSnapshot(`
    "select "public_id", "number", ("placed_at" at time zone 'America/Toronto')::date as "date", "status", "total_cents" as "total_price", (select coalesce(json_agg(agg), '[]')
    from (select "account"."public_id", "supplier"."name", "supplier_order"."status", exists (
      select
    from order_line
    where order_line.supplier_order_id = supplier_order.id
        and ((order_line.edited_quantity is not null and not order_line.is_cancelled) or order_line.cancelled_by = 'supplier')) as "is_changed", (
      select case when by_account_id = supplier_order.supplier_id then 'supplier' else 'restaurant' end
     
    from order_entry
     
    where order_entry.supplier_order_id = supplier_order.id and order_entry.status = 'cancelled') as "cancelled_by", case when supplier_order.delivery_day is not null then json_build_object(
      'day', supplier_order.delivery_day,
      'from', to_char(supplier_order.window_from, 'HH24:MI'),
      'to', to_char(supplier_order.window_to, 'HH24:MI'),
      'cut_off_at', supplier_order.cut_off_at,
      'is_late', (supplier_order.is_late and supplier_order.status = 'pending'),
      'is_before_cut_off', (restaurant_order.status = 'active'
      and supplier_order.status in ('pending', 'acknowledged') and clock_timestamp() < supplier_order.cut_off_at
      and not exists (
      select
    from receipt
    where receipt.supplier_order_id = supplier_order.id))) end as "delivery", (
        select count(*)::integer
    from order_entry
       
    where order_entry.supplier_order_id = supplier_order.id and order_entry.kind is not null
          and order_entry.by_account_id is distinct
    from restaurant_order.restaurant_id
          and order_entry.number > coalesce((
            select seen.number
    from order_entry_seen seen
           
    where seen.supplier_order_id = supplier_order.id and seen.person_id = $1), 0)) as "unread", (
      select status
    from credit_request request
     
    where request.supplier_order_id = supplier_order.id and status <> 'withdrawn') as "credit", (
      select json_build_object('side', side, 'answer_by', answer_by)
     
    from proposal
    where supplier_order_id = supplier_order.id and (proposal.status = 'open' and clock_timestamp() < proposal.answer_by)) as "proposal"
    from "supplier_order"
    inner join "supplier" on "supplier"."account_id" = "supplier_order"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    where "supplier_order"."restaurant_order_id" = "restaurant_order"."id"
    order by "supplier_order"."id") as agg) as "suppliers"
    from "restaurant_order"
    where "restaurant_id" = $2 and "status" = $3 and true and "placed_at" >= (((now() at time zone 'America/Toronto')::date - interval '12 months') at time zone 'America/Toronto') and true
    order by "placed_at" desc, "id" desc"
  `)
})

test('the orders of a restaurant between two days', async () => {
  const days = { from: '2026-01-01', to: '2026-01-31' }
  const sql = await sqlOf((db) =>
    listRestaurantOrders(db, restaurant, { personId, status: 'active', ...days }),
  )
  expect(sql).toMatchInlineSnapshot(`
    "select "public_id", "number", ("placed_at" at time zone 'America/Toronto')::date as "date", "status", "total_cents" as "total_price", (select coalesce(json_agg(agg), '[]')
    from (select "account"."public_id", "supplier"."name", "supplier_order"."status", exists (
      select
    from order_line
    where order_line.supplier_order_id = supplier_order.id
        and ((order_line.edited_quantity is not null and not order_line.is_cancelled) or order_line.cancelled_by = 'supplier')) as "is_changed", (
      select case when by_account_id = supplier_order.supplier_id then 'supplier' else 'restaurant' end
     
    from order_entry
     
    where order_entry.supplier_order_id = supplier_order.id and order_entry.status = 'cancelled') as "cancelled_by", case when supplier_order.delivery_day is not null then json_build_object(
      'day', supplier_order.delivery_day,
      'from', to_char(supplier_order.window_from, 'HH24:MI'),
      'to', to_char(supplier_order.window_to, 'HH24:MI'),
      'cut_off_at', supplier_order.cut_off_at,
      'is_late', (supplier_order.is_late and supplier_order.status = 'pending'),
      'is_before_cut_off', (restaurant_order.status = 'active'
      and supplier_order.status in ('pending', 'acknowledged') and clock_timestamp() < supplier_order.cut_off_at
      and not exists (
      select
    from receipt
    where receipt.supplier_order_id = supplier_order.id))) end as "delivery", (
        select count(*)::integer
    from order_entry
       
    where order_entry.supplier_order_id = supplier_order.id and order_entry.kind is not null
          and order_entry.by_account_id is distinct
    from restaurant_order.restaurant_id
          and order_entry.number > coalesce((
            select seen.number
    from order_entry_seen seen
           
    where seen.supplier_order_id = supplier_order.id and seen.person_id = $1), 0)) as "unread", (
      select status
    from credit_request request
     
    where request.supplier_order_id = supplier_order.id and status <> 'withdrawn') as "credit", (
      select json_build_object('side', side, 'answer_by', answer_by)
     
    from proposal
    where supplier_order_id = supplier_order.id and (proposal.status = 'open' and clock_timestamp() < proposal.answer_by)) as "proposal"
    from "supplier_order"
    inner join "supplier" on "supplier"."account_id" = "supplier_order"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    where "supplier_order"."restaurant_order_id" = "restaurant_order"."id"
    order by "supplier_order"."id") as agg) as "suppliers"
    from "restaurant_order"
    where "restaurant_id" = $2 and "status" = $3 and true and "placed_at" >= (($4::date + $5::integer)::timestamp at time zone 'America/Toronto') and "placed_at" < (($6::date + $7::integer)::timestamp at time zone 'America/Toronto') and true
    order by "placed_at" desc, "id" desc"
  `)
})

test('an order of a restaurant', async () => {
  expect(await sqlOf((db) => findRestaurantOrder(db, restaurant, 'x'))).toMatchInlineSnapshot(`
    "select "restaurant_order"."public_id", "restaurant_order"."number", ("restaurant_order"."placed_at" at time zone 'America/Toronto')::date as "date", "restaurant_order"."status", "restaurant_order"."total_cents" as "total_price", (select coalesce(json_agg(agg), '[]')
    from (select json_build_object('public_id', "account"."public_id", 'name', "supplier"."name") as "supplier", "supplier_order"."public_id", "supplier_order"."status", "supplier_order"."total_cents" as "total_price", case when supplier_order.delivery_day is not null then json_build_object(
      'day', supplier_order.delivery_day,
      'from', to_char(supplier_order.window_from, 'HH24:MI'),
      'to', to_char(supplier_order.window_to, 'HH24:MI'),
      'cut_off_at', supplier_order.cut_off_at,
      'is_late', (supplier_order.is_late and supplier_order.status = 'pending'),
      'is_before_cut_off', (restaurant_order.status = 'active'
      and supplier_order.status in ('pending', 'acknowledged') and clock_timestamp() < supplier_order.cut_off_at
      and not exists (
      select
    from receipt
    where receipt.supplier_order_id = supplier_order.id))) end as "delivery", "supplier_order"."po_number", "supplier_order"."note", (
        select max(number)
    from order_entry
       
    where supplier_order_id = "supplier_order"."id" and kind is distinct
    from 'message') as "order_version", coalesce(clock_timestamp() < supplier_order.cut_off_at, false) as "is_before_cut_off", (
        select json_build_object('day', receipt.day, 
        'at', case when entry.by_account_id = "restaurant_order"."restaurant_id" then entry.at end,
        'by', (select json_build_object('first_name', nullif(person.first_name, ''))
         
    from person
    where person.id = entry.by_person_id),
        'note', coalesce((select text
    from order_entry_text said
         
    where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), ''), 'lines', coalesce((
          select json_agg(json_build_object('public_id', order_line.public_id, 'cases', cases_hundredths,
            'reason', receipt_line.reason, 'note', coalesce(said.text, ''))
    order by order_line.id)
         
    from receipt_line join order_line on order_line.id = order_line_id
         
    left join order_entry_text said
            on said.supplier_order_id = receipt_line.supplier_order_id and said.number = receipt_line.number
         
    where receipt_line.supplier_order_id = receipt.supplier_order_id), '[]'))
       
    from receipt join order_entry entry using (supplier_order_id, number)
       
    where receipt.supplier_order_id = supplier_order.id) as "receipt", (
        select json_build_object('public_id', request.public_id, 'status', request.status,
          'asked', sums.asked, 'granted', sums.granted,
          'asked_at', (select case when asked.by_account_id = "restaurant_order"."restaurant_id" then asked.at end
           
    from order_entry asked
           
    where asked.supplier_order_id = request.supplier_order_id and asked.number = request.asked_number),
          'answer', (select json_build_object(
        'at', case when entry.by_account_id = "restaurant_order"."restaurant_id" then entry.at end,
        'by', (select json_build_object('first_name', nullif(person.first_name, ''))
         
    from person
    where person.id = entry.by_person_id),
        'note', coalesce((select text
    from order_entry_text said
         
    where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), ''))
    from order_entry entry
           
    where entry.supplier_order_id = request.supplier_order_id and entry.number = request.answered_number),
          'lines', sums.lines)
       
    from credit_request request
        cross join lateral (
          select sum(asked_cents) as asked, sum(granted_cents) as granted, json_agg(json_build_object(
            'public_id', order_line.public_id, 'asked', asked_cents, 'granted', granted_cents)
    order by order_line.id) as lines
         
    from credit_line join order_line on order_line.id = order_line_id
    where request_id = request.id
        ) sums
       
    where request.supplier_order_id = supplier_order.id and request.status <> 'withdrawn') as "credit", 
      case when not exists (
        select
    from credit_request request
       
    where request.supplier_order_id = supplier_order.id and request.answered_number is not null
      ) then json_build_object('today', (clock_timestamp() at time zone 'America/Toronto')::date, 'may_ask_credit', coalesce(clock_timestamp() < (
      greatest(
        (supplier_order.delivery_day + supplier_order.window_to) at time zone 'America/Toronto',
        (select at
    from order_entry done
    where done.supplier_order_id = supplier_order.id and done.status = 'done')
      ) + (select credit_hours
    from supplier
    where account_id = supplier_order.supplier_id) * interval '1 hour'), true), 'credit_until', (
      greatest(
        (supplier_order.delivery_day + supplier_order.window_to) at time zone 'America/Toronto',
        (select at
    from order_entry done
    where done.supplier_order_id = supplier_order.id and done.status = 'done')
      ) + (select credit_hours
    from supplier
    where account_id = supplier_order.supplier_id) * interval '1 hour'),
        'is_day_reached', coalesce((clock_timestamp() at time zone 'America/Toronto')::date >= supplier_order.delivery_day, true)) end as "receiving", (
        select json_build_object(
        'public_id', proposal.public_id, 'side', proposal.side,
        'by', (select json_build_object('first_name', case when entry.by_account_id = "restaurant_order"."restaurant_id" or exists (
            select
    from membership join account on account.id = membership.account_id
           
    where membership.account_id = entry.by_account_id and membership.person_id = entry.by_person_id
              and ended_at is null and account.status <> 'closed') then nullif(author.first_name, '') end)
         
    from person author
    where author.id = entry.by_person_id),
        'status', case when proposal.status = 'open' and not (proposal.status = 'open' and clock_timestamp() < proposal.answer_by) then 'lapsed' else proposal.status end,
        'at', entry.at, 'answer_by', proposal.answer_by, 'reason', entry.reason,
        'note', coalesce((select text
    from order_entry_text said
         
    where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), ''),
        'lines', (select json_agg(json_build_object(
            'public_id', proposed.public_id, 'kind', proposed.kind, 'line_public_id', of_line.public_id,
            'line_price', of_line.price_cents, 'old_cases', old_cases, 'new_cases', new_cases,
            'replaced_cases', replaced_cases,
            'product', case when proposed.product_id is not null then json_build_object(
              'public_id', proposed.product_public_id, 'name_fr', proposed.name_fr, 'name_en', proposed.name_en,
              'price', proposed.price_cents, 'quantity_per_case', proposed.quantity_hundredths, 'unit', proposed.unit,
              'price_per_unit', proposed.price_per_unit) end,
            'quantity', proposed.quantity, 'day', proposed.day, 'is_agreed', is_agreed)
    order by proposed.id)
         
    from proposal_line proposed
    left join order_line of_line on of_line.id = proposed.order_line_id
         
    where proposed.proposal_id = proposal.id))
       
    from proposal join order_entry entry on entry.proposal_id = proposal.id and entry.kind = 'proposed'
       
    where proposal.supplier_order_id = supplier_order.id and (proposal.status = 'open' and clock_timestamp() < proposal.answer_by)) as "proposal", json_build_object(
      'now', floor(extract(epoch
    from clock_timestamp()) * 1000),
      'windowAt', floor(extract(epoch from
        (supplier_order.delivery_day + supplier_order.window_from) at time zone 'America/Toronto') * 1000),
      'answerMinutes', (select answer_minutes
    from supplier
    where account_id = supplier_order.supplier_id)) as "proposing", (select coalesce(json_agg(agg), '[]')
    from (select "order_entry"."status", case when "order_entry"."by_account_id" = "restaurant_order"."restaurant_id" then "order_entry"."at" end as "at", case when person.id is not null then
      json_build_object('first_name', nullif(person.first_name, '')) end as "by", case when order_entry.by_account_id = supplier_order.supplier_id then 'supplier' else 'restaurant' end as "side", order_entry.reason as "reason", coalesce((
        select text
    from order_entry_text
       
    where order_entry_text.supplier_order_id = order_entry.supplier_order_id
          and order_entry_text.number = order_entry.number), '') as "note"
    from "order_entry"
    left join "person" on "person"."id" = "order_entry"."by_person_id"
    where "order_entry"."supplier_order_id" = "supplier_order"."id" and "order_entry"."status" is not null and "order_entry"."number" > $1
    order by "order_entry"."number") as agg) as "steps", (select coalesce(json_agg(agg), '[]')
    from (select "order_line"."public_id", "product_public_id", "name_fr", "name_en", "unit", "price_cents", "quantity_hundredths", "price_per_unit", coalesce(order_line.asked_quantity, order_line.quantity) as "quantity", "order_line"."quantity" as "first_quantity", "edited_quantity", "is_cancelled", order_line.cancelled_by as "cancelled_by", order_line.reason as "reason", coalesce(case when order_line.reason is not null then (
      select case when order_line.is_cancelled = (kind = 'line_removed') then text end
     
    from order_entry
    left join order_entry_text using (supplier_order_id, number)
     
    where order_line_id = order_line.id and kind like 'line\\_%'
     
    order by number desc
    limit 1) end, '') as "note", (
        select public_id
    from order_line replaced
    where replaced.id = order_line.replaces_line_id) as "replaces", (
      order_line.edited_quantity is not null and not order_line.is_cancelled and supplier_order.status = 'acknowledged'
      and not exists (
      select
    from receipt
    where receipt.supplier_order_id = supplier_order.id)
      and exists (
        select
    from order_entry
       
    where order_line_id = order_line.id and kind = 'line_changed' and by_account_id = supplier_order.supplier_id
          and clock_timestamp() < least(
            at + (select answer_minutes
    from supplier
    where account_id = supplier_order.supplier_id) * interval '1 minute',
            (delivery_day + window_from) at time zone 'America/Toronto'
              - $2::integer * interval '1 minute'))) as "may_drop"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id"
    order by "order_line"."id") as agg) as "products"
    from "supplier_order"
    inner join "supplier" on "supplier"."account_id" = "supplier_order"."supplier_id"
    inner join "account" on "account"."id" = "supplier"."account_id"
    where "supplier_order"."restaurant_order_id" = "restaurant_order"."id"
    order by "supplier_order"."id") as agg) as "supplier_products", (select coalesce(json_agg(agg), '[]')
    from (select "restaurant_order_step"."status", case when "restaurant_order_step"."by_account_id" = "restaurant_order"."restaurant_id" then "restaurant_order_step"."at" end as "at", case when person.id is not null then
      json_build_object('first_name', nullif(person.first_name, '')) end as "by"
    from "restaurant_order_step"
    left join "person" on "person"."id" = "restaurant_order_step"."by_person_id"
    where "restaurant_order_step"."restaurant_order_id" = "restaurant_order"."id"
    order by "restaurant_order_step"."status") as agg) as "steps"
    from "restaurant_order"
    where "restaurant_order"."restaurant_id" = $3 and "restaurant_order"."public_id" = $4"
  `)
})

test('the orders of a supplier', async () => {
  expect(
    await sqlOf((db) => listSupplierOrders(db, supplier, { personId, status: 'pending' })),
  ).toMatchInlineSnapshot(`
    "select "supplier_order"."public_id", "restaurant_order"."number", ("supplier_order"."placed_at" at time zone 'America/Toronto')::date as "date", to_json("supplier_order"."placed_at")#>>'{}' as "received_at", (
        select max(number)
    from order_entry
       
    where supplier_order_id = "supplier_order"."id" and kind is distinct
    from 'message') as "order_version", "supplier_order"."total_cents" as "total_price", case when supplier_order.delivery_day is not null then json_build_object(
      'day', supplier_order.delivery_day,
      'from', to_char(supplier_order.window_from, 'HH24:MI'),
      'to', to_char(supplier_order.window_to, 'HH24:MI'),
      'cut_off_at', supplier_order.cut_off_at,
      'is_late', (supplier_order.is_late and supplier_order.status = 'pending'),
      'is_before_cut_off', (restaurant_order.status = 'active'
      and supplier_order.status in ('pending', 'acknowledged') and clock_timestamp() < supplier_order.cut_off_at
      and not exists (
      select
    from receipt
    where receipt.supplier_order_id = supplier_order.id))) end as "delivery", "supplier_order"."po_number", "supplier_order"."note", json_build_object('name', coalesce("supplier_order"."deliver_to"->>'name', "restaurant"."name"), 'public_id', "account"."public_id", 'city', coalesce("supplier_order"."deliver_to"->>'city', "city"."name")) as "restaurant", (
      select status
    from credit_request request
     
    where request.supplier_order_id = supplier_order.id and status <> 'withdrawn') as "credit", (
      select json_build_object('side', side, 'answer_by', answer_by)
     
    from proposal
    where supplier_order_id = supplier_order.id and (proposal.status = 'open' and clock_timestamp() < proposal.answer_by)) as "proposal", "open"."lines", "open"."cases", (
        select count(*)::integer
    from order_entry
       
    where order_entry.supplier_order_id = supplier_order.id and order_entry.kind is not null
          and order_entry.by_account_id is distinct
    from supplier_order.supplier_id
          and order_entry.number > coalesce((
            select seen.number
    from order_entry_seen seen
           
    where seen.supplier_order_id = supplier_order.id and seen.person_id = $1), 0)) as "unread"
    from "supplier_order"
    inner join "restaurant_order" on "restaurant_order"."id" = "supplier_order"."restaurant_order_id"
    inner join "restaurant" on "restaurant"."account_id" = "restaurant_order"."restaurant_id"
    inner join "account" on "account"."id" = "restaurant"."account_id"
    inner join "city" on "city"."id" = "restaurant"."city_id"
    inner join lateral (select count(*) as "lines", coalesce(sum(coalesce(order_line.edited_quantity, order_line.asked_quantity, order_line.quantity)), 0) as "cases"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id" and "order_line"."is_cancelled" = $2) as "open" on true
    where "supplier_order"."supplier_id" = $3 and "supplier_order"."status" = $4 and true and true
    order by "supplier_order"."placed_at" desc, "supplier_order"."id" desc"
  `)
})

test('the next done orders of a supplier', async () => {
  const wanted = { personId, status: 'done', before: 'x', limit: 100 } as const
  expect(await sqlOf((db) => listSupplierOrders(db, supplier, wanted))).toMatchInlineSnapshot(`
    "select "supplier_order"."public_id", "restaurant_order"."number", ("supplier_order"."placed_at" at time zone 'America/Toronto')::date as "date", to_json("supplier_order"."placed_at")#>>'{}' as "received_at", (
        select max(number)
    from order_entry
       
    where supplier_order_id = "supplier_order"."id" and kind is distinct
    from 'message') as "order_version", "supplier_order"."total_cents" as "total_price", case when supplier_order.delivery_day is not null then json_build_object(
      'day', supplier_order.delivery_day,
      'from', to_char(supplier_order.window_from, 'HH24:MI'),
      'to', to_char(supplier_order.window_to, 'HH24:MI'),
      'cut_off_at', supplier_order.cut_off_at,
      'is_late', (supplier_order.is_late and supplier_order.status = 'pending'),
      'is_before_cut_off', (restaurant_order.status = 'active'
      and supplier_order.status in ('pending', 'acknowledged') and clock_timestamp() < supplier_order.cut_off_at
      and not exists (
      select
    from receipt
    where receipt.supplier_order_id = supplier_order.id))) end as "delivery", "supplier_order"."po_number", "supplier_order"."note", json_build_object('name', coalesce("supplier_order"."deliver_to"->>'name', "restaurant"."name"), 'public_id', "account"."public_id", 'city', coalesce("supplier_order"."deliver_to"->>'city', "city"."name")) as "restaurant", (
      select status
    from credit_request request
     
    where request.supplier_order_id = supplier_order.id and status <> 'withdrawn') as "credit", (
      select json_build_object('side', side, 'answer_by', answer_by)
     
    from proposal
    where supplier_order_id = supplier_order.id and (proposal.status = 'open' and clock_timestamp() < proposal.answer_by)) as "proposal", "open"."lines", "open"."cases", (
        select count(*)::integer
    from order_entry
       
    where order_entry.supplier_order_id = supplier_order.id and order_entry.kind is not null
          and order_entry.by_account_id is distinct
    from supplier_order.supplier_id
          and order_entry.number > coalesce((
            select seen.number
    from order_entry_seen seen
           
    where seen.supplier_order_id = supplier_order.id and seen.person_id = $1), 0)) as "unread"
    from "supplier_order"
    inner join "restaurant_order" on "restaurant_order"."id" = "supplier_order"."restaurant_order_id"
    inner join "restaurant" on "restaurant"."account_id" = "restaurant_order"."restaurant_id"
    inner join "account" on "account"."id" = "restaurant"."account_id"
    inner join "city" on "city"."id" = "restaurant"."city_id"
    inner join lateral (select count(*) as "lines", coalesce(sum(coalesce(order_line.edited_quantity, order_line.asked_quantity, order_line.quantity)), 0) as "cases"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id" and "order_line"."is_cancelled" = $2) as "open" on true
    where "supplier_order"."supplier_id" = $3 and "supplier_order"."status" = $4 and true and ("supplier_order"."placed_at", "supplier_order"."id") < (
        select last.placed_at, last.id
    from "supplier_order" as last
       
    where "last"."supplier_id" = $5 and last.public_id = $6)
    order by "supplier_order"."placed_at" desc, "supplier_order"."id" desc
    limit $7"
  `)
})

test('an order of a supplier', async () => {
  expect(await sqlOf((db) => findSupplierOrder(db, supplier, 'x'))).toMatchInlineSnapshot(`
    "select "supplier_order"."public_id", "restaurant_order"."number", ("supplier_order"."placed_at" at time zone 'America/Toronto')::date as "date", "supplier_order"."status", "supplier_order"."total_cents" as "total_price", to_json("supplier_order"."placed_at")#>>'{}' as "received_at", (
        select max(number)
    from order_entry
       
    where supplier_order_id = "supplier_order"."id" and kind is distinct
    from 'message') as "order_version", case when supplier_order.delivery_day is not null then json_build_object(
      'day', supplier_order.delivery_day,
      'from', to_char(supplier_order.window_from, 'HH24:MI'),
      'to', to_char(supplier_order.window_to, 'HH24:MI'),
      'cut_off_at', supplier_order.cut_off_at,
      'is_late', (supplier_order.is_late and supplier_order.status = 'pending'),
      'is_before_cut_off', (restaurant_order.status = 'active'
      and supplier_order.status in ('pending', 'acknowledged') and clock_timestamp() < supplier_order.cut_off_at
      and not exists (
      select
    from receipt
    where receipt.supplier_order_id = supplier_order.id))) end as "delivery", "supplier_order"."po_number", "supplier_order"."note", json_build_object('name', coalesce("supplier_order"."deliver_to"->>'name', "restaurant"."name"), 'phone_number', coalesce("supplier_order"."deliver_to"->>'phone_number', "restaurant"."phone_number"), 'address', coalesce("supplier_order"."deliver_to"->>'address', "restaurant"."address"), 'city', coalesce("supplier_order"."deliver_to"->>'city', "city"."name"), 'zip_code', coalesce("supplier_order"."deliver_to"->>'zip_code', "restaurant"."zip_code"), 'user', json_build_object('email', case when account.closed_at is null then "person"."email" else '' end)) as "restaurant", (select coalesce(json_agg(agg), '[]')
    from (select "order_line"."public_id", "product_public_id", "name_fr", "name_en", "unit", "price_cents", "quantity_hundredths", "price_per_unit", coalesce(order_line.asked_quantity, order_line.quantity) as "quantity", "order_line"."quantity" as "first_quantity", "edited_quantity", "is_cancelled", order_line.cancelled_by as "cancelled_by", order_line.reason as "reason", coalesce(case when order_line.reason is not null then (
      select case when order_line.is_cancelled = (kind = 'line_removed') then text end
     
    from order_entry
    left join order_entry_text using (supplier_order_id, number)
     
    where order_line_id = order_line.id and kind like 'line\\_%'
     
    order by number desc
    limit 1) end, '') as "note", (
        select public_id
    from order_line replaced
    where replaced.id = order_line.replaces_line_id) as "replaces"
    from "order_line"
    where "order_line"."supplier_order_id" = "supplier_order"."id"
    order by "order_line"."id") as agg) as "orderProducts", (select coalesce(json_agg(agg), '[]')
    from (select "order_entry"."status", case when "order_entry"."by_account_id" = "supplier_order"."supplier_id" then "order_entry"."at" end as "at", case when person.id is not null then
      json_build_object('first_name', nullif(person.first_name, '')) end as "by", case when order_entry.by_account_id = supplier_order.supplier_id then 'supplier' else 'restaurant' end as "side", order_entry.reason as "reason", coalesce((
        select text
    from order_entry_text
       
    where order_entry_text.supplier_order_id = order_entry.supplier_order_id
          and order_entry_text.number = order_entry.number), '') as "note"
    from "order_entry"
    left join "person" on "person"."id" = "order_entry"."by_person_id"
    where "order_entry"."supplier_order_id" = "supplier_order"."id" and "order_entry"."status" is not null
    order by "order_entry"."number") as agg) as "steps", (
        select json_build_object('day', receipt.day, 
        'at', case when entry.by_account_id = "supplier_order"."supplier_id" then entry.at end,
        'by', (select json_build_object('first_name', nullif(person.first_name, ''))
         
    from person
    where person.id = entry.by_person_id),
        'note', coalesce((select text
    from order_entry_text said
         
    where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), ''), 'lines', coalesce((
          select json_agg(json_build_object('public_id', order_line.public_id, 'cases', cases_hundredths,
            'reason', receipt_line.reason, 'note', coalesce(said.text, ''))
    order by order_line.id)
         
    from receipt_line join order_line on order_line.id = order_line_id
         
    left join order_entry_text said
            on said.supplier_order_id = receipt_line.supplier_order_id and said.number = receipt_line.number
         
    where receipt_line.supplier_order_id = receipt.supplier_order_id), '[]'))
       
    from receipt join order_entry entry using (supplier_order_id, number)
       
    where receipt.supplier_order_id = supplier_order.id) as "receipt", (
        select json_build_object('public_id', request.public_id, 'status', request.status,
          'asked', sums.asked, 'granted', sums.granted,
          'asked_at', (select case when asked.by_account_id = "supplier_order"."supplier_id" then asked.at end
           
    from order_entry asked
           
    where asked.supplier_order_id = request.supplier_order_id and asked.number = request.asked_number),
          'answer', (select json_build_object(
        'at', case when entry.by_account_id = "supplier_order"."supplier_id" then entry.at end,
        'by', (select json_build_object('first_name', nullif(person.first_name, ''))
         
    from person
    where person.id = entry.by_person_id),
        'note', coalesce((select text
    from order_entry_text said
         
    where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), ''))
    from order_entry entry
           
    where entry.supplier_order_id = request.supplier_order_id and entry.number = request.answered_number),
          'lines', sums.lines)
       
    from credit_request request
        cross join lateral (
          select sum(asked_cents) as asked, sum(granted_cents) as granted, json_agg(json_build_object(
            'public_id', order_line.public_id, 'asked', asked_cents, 'granted', granted_cents)
    order by order_line.id) as lines
         
    from credit_line join order_line on order_line.id = order_line_id
    where request_id = request.id
        ) sums
       
    where request.supplier_order_id = supplier_order.id and request.status <> 'withdrawn') as "credit", (
        select json_build_object(
        'public_id', proposal.public_id, 'side', proposal.side,
        'by', (select json_build_object('first_name', case when entry.by_account_id = "supplier_order"."supplier_id" or exists (
            select
    from membership join account on account.id = membership.account_id
           
    where membership.account_id = entry.by_account_id and membership.person_id = entry.by_person_id
              and ended_at is null and account.status <> 'closed') then nullif(author.first_name, '') end)
         
    from person author
    where author.id = entry.by_person_id),
        'status', case when proposal.status = 'open' and not (proposal.status = 'open' and clock_timestamp() < proposal.answer_by) then 'lapsed' else proposal.status end,
        'at', entry.at, 'answer_by', proposal.answer_by, 'reason', entry.reason,
        'note', coalesce((select text
    from order_entry_text said
         
    where said.supplier_order_id = entry.supplier_order_id and said.number = entry.number), ''),
        'lines', (select json_agg(json_build_object(
            'public_id', proposed.public_id, 'kind', proposed.kind, 'line_public_id', of_line.public_id,
            'line_price', of_line.price_cents, 'old_cases', old_cases, 'new_cases', new_cases,
            'replaced_cases', replaced_cases,
            'product', case when proposed.product_id is not null then json_build_object(
              'public_id', proposed.product_public_id, 'name_fr', proposed.name_fr, 'name_en', proposed.name_en,
              'price', proposed.price_cents, 'quantity_per_case', proposed.quantity_hundredths, 'unit', proposed.unit,
              'price_per_unit', proposed.price_per_unit) end,
            'quantity', proposed.quantity, 'day', proposed.day, 'is_agreed', is_agreed)
    order by proposed.id)
         
    from proposal_line proposed
    left join order_line of_line on of_line.id = proposed.order_line_id
         
    where proposed.proposal_id = proposal.id))
       
    from proposal join order_entry entry on entry.proposal_id = proposal.id and entry.kind = 'proposed'
       
    where proposal.supplier_order_id = supplier_order.id and (proposal.status = 'open' and clock_timestamp() < proposal.answer_by)) as "proposal", json_build_object(
      'now', floor(extract(epoch
    from clock_timestamp()) * 1000),
      'windowAt', floor(extract(epoch from
        (supplier_order.delivery_day + supplier_order.window_from) at time zone 'America/Toronto') * 1000),
      'answerMinutes', (select answer_minutes
    from supplier
    where account_id = supplier_order.supplier_id)) as "proposing", coalesce(clock_timestamp() < supplier_order.cut_off_at, false) as "is_before_cut_off", restaurant_order.status = 'active' as "is_active"
    from "supplier_order"
    inner join "restaurant_order" on "restaurant_order"."id" = "supplier_order"."restaurant_order_id"
    inner join "restaurant" on "restaurant"."account_id" = "restaurant_order"."restaurant_id"
    inner join "city" on "city"."id" = "restaurant"."city_id"
    inner join "account" on "account"."id" = "restaurant"."account_id"
    inner join "person" on "person"."id" = "account"."contact_person_id"
    where "supplier_order"."supplier_id" = $1 and "supplier_order"."public_id" = $2"
  `)
})
