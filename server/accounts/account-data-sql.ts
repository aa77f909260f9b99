import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'

/** Everything that is kept about an account, secrets and internal ids aside; amounts in dollars. */
export async function getAccountData(
  reader: Reader,
  accountId: AccountId,
): Promise<Record<string, unknown>> {
  const id = sql`${accountId}::integer`
  const { data } = await reader
    .selectNoFrom(
      sql<Record<string, unknown>>`jsonb_build_object(
        'account', ${one(sql`select public_id, kind, status, email, first_name, last_name, language,
          terms_version, created_at from account where id = ${id}`)},
        'business', ${one(sql`
          select business.name, phone_number, address, city.name as city, zip_code, minimum_order
          from (
            select name, phone_number, address, city_id, zip_code, null as minimum_order
            from restaurant where account_id = ${id}
            union all
            select name, phone_number, address, city_id, zip_code, ${dollars('minimum_order_cents')}
            from supplier where account_id = ${id}) business
          join city on city.id = city_id`)},
        'delivery_cities', ${all(sql`select name from supplier_city join city on city.id = city_id
          where supplier_id = ${id} order by name`)},
        'pending_email', ${one(sql`select new_email, created_at from email_change where account_id = ${id}`)},
        'former_emails', ${all(sql`select old_email, max(created_at) as changed_at
          from email_undo where account_id = ${id} group by old_email`)},
        'sessions', ${all(sql`select created_at, last_seen_at from session where account_id = ${id}`)},
        'known_addresses', ${all(sql`select used_at from known_address where account_id = ${id}`)},
        'promotion_consents', ${all(sql`select answer, wording, language, source, answered_at
          from promotion_consent where restaurant_id = ${id} order by id`)},
        'promotion_membership', ${one(sql`select wording, given_at, ended_at
          from promotion_membership where restaurant_id = ${id}`)},
        'promotions_ended', ${all(sql`select name as supplier, began_at, ended_at
          from promotion_unsubscription left join supplier on supplier.account_id = supplier_id
          where restaurant_id = ${id}`)},
        'promotions_sent', ${all(sql`select message, recipients, sent_at from promotion
          where supplier_id = ${id} order by sent_at`)},
        'decisions', ${all(sql`select action, detail, at from operator_action where account_id = ${id}`)},
        'mails', ${all(sql`select kind, recipient, created_at, outcome from outbox where account_id = ${id}`)},
        'order_events', ${all(sql`select kind, at, seen_at from order_event
          where account_id = ${id} order by number`)},
        'contact_messages', ${all(sql`select first_name, last_name, question, sent_at
          from contact_message where email = (select email from account where id = ${id})`)},
        'cart', ${all(sql`select name_fr, name_en, quantity, added_at
          from cart_line join product on product.id = product_id where restaurant_id = ${id}`)},
        'products', ${all(sql`select public_id, category, name_fr, name_en, description, unit,
            ${dollars('price_cents')} as price, (quantity_hundredths / 100.0)::numeric(12, 2)::text
            as quantity_per_case, available, available_from, created_at, deleted_at
          from product where supplier_id = ${id}`)},
        'reviews_written', ${all(sql`select name as supplier, rating, review, written_at
          from review join supplier on supplier.account_id = supplier_id where restaurant_id = ${id}`)},
        'reviews_received', ${all(sql`select name as restaurant, rating, review, written_at
          from review join restaurant on restaurant.account_id = restaurant_id where supplier_id = ${id}`)},
        'orders_placed', ${all(sql`select public_id, status, ${dollars('total_cents')} as total, placed_at,
            (${partsOf(sql`supplier_order.restaurant_order_id = restaurant_order.id`)}) as parts
          from restaurant_order where restaurant_id = ${id} order by placed_at`)},
        'orders_received', ${partsOf(sql`supplier_order.supplier_id = ${id}`)})`.as('data'),
    )
    .executeTakeFirstOrThrow()
  return data
}

function partsOf(condition: RawBuilder<unknown>) {
  return all(sql`
    select supplier_order.public_id, supplier.name as supplier, restaurant.name as restaurant,
      supplier_order.status, ${dollars('supplier_order.total_cents')} as total, supplier_order.placed_at,
      ${all(sql`
        select name_fr, name_en, unit, ${dollars('price_cents')} as price, quantity, edited_quantity,
          is_cancelled
        from order_line where supplier_order_id = supplier_order.id`)} as lines
    from supplier_order
    join restaurant_order ordered on ordered.id = supplier_order.restaurant_order_id
    join restaurant on restaurant.account_id = ordered.restaurant_id
    join supplier on supplier.account_id = supplier_order.supplier_id
    where ${condition} order by supplier_order.placed_at`)
}

function one(query: RawBuilder<unknown>) {
  return sql`(select to_jsonb(entry) from (${query}) entry)`
}

function all(query: RawBuilder<unknown>) {
  return sql`(select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (${query}) entry)`
}

function dollars(cents: string) {
  return sql`(${sql.ref(cents)} / 100.0)::numeric(14, 2)::text`
}
