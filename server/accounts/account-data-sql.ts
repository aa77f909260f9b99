import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'

const ROWS_AT_ONCE = 500

/** Whose data: a business, and the person who acts for it. */
type Of = { accountId: AccountId; personId: PersonId }

/** What they have one of, or none: themselves, the business, an e-mail that waits, a former way of consenting. */
export async function getAccountFacts(
  reader: Reader,
  { accountId, personId }: Of,
): Promise<Record<string, unknown>> {
  const id = sql`${accountId}::integer`
  const person = sql`${personId}::integer`
  const { facts } = await reader
    .selectNoFrom(
      sql<Record<string, unknown>>`jsonb_build_object(
        'account', ${one(sql`select account.public_id, kind, status, email, first_name, last_name, language,
          terms_version, account.created_at
          from account join person on person.id = ${person} where account.id = ${id}`)},
        'business', ${one(sql`
          select business.name, phone_number, address, city.name as city, zip_code, minimum_order
          from (
            select name, phone_number, address, city_id, zip_code, null as minimum_order
            from restaurant where account_id = ${id}
            union all
            select name, phone_number, address, city_id, zip_code, ${dollars('minimum_order_cents')}
            from supplier where account_id = ${id}) business
          join city on city.id = city_id`)},
        'pending_email', ${one(sql`select new_email, created_at from email_change where person_id = ${person}`)},
        'promotion_membership', ${one(sql`select wording, given_at, ended_at
          from promotion_membership where restaurant_id = ${id}`)})`.as('facts'),
    )
    .executeTakeFirstOrThrow()
  return facts
}

/**
 * What they may have many of. Each row has a `key` of its own, in whose order it is read, and which is not shown;
 * amounts in dollars.
 */
const LISTS = {
  delivery_cities: (id) => sql`
    select name as key, name from supplier_city join city on city.id = city_id where supplier_id = ${id}`,
  former_emails: (_id, person) => sql`
    select old_email as key, old_email, max(created_at) as changed_at
    from email_undo where person_id = ${person} group by old_email`,
  sessions: (_id, person) => sql`
    select token_hash as key, created_at, last_seen_at from session where person_id = ${person}`,
  known_addresses: (_id, person) => sql`
    select address_hash as key, used_at from known_address where person_id = ${person}`,
  promotion_consents: (id) => sql`
    select id as key, answer, wording, language, source, answered_at
    from promotion_consent where restaurant_id = ${id}`,
  promotions_ended: (id) => sql`
    select supplier_id as key, name as supplier, began_at, ended_at
    from promotion_unsubscription left join supplier on supplier.account_id = supplier_id
    where restaurant_id = ${id}`,
  promotions_sent: (id) => sql`
    select id as key, message, recipients, sent_at from promotion where supplier_id = ${id}`,
  decisions: (id) => sql`
    select id as key, action, detail, at from operator_action where account_id = ${id}`,
  mails: (id, person) => sql`
    select id as key, kind, recipient, created_at, outcome from outbox
    where account_id = ${id} or person_id = ${person}`,
  order_events: (id) => sql`
    select number as key, kind, at, seen_at from order_event where account_id = ${id}`,
  contact_messages: (_id, person) => sql`
    select id as key, first_name, last_name, question, sent_at
    from contact_message where email = (select email from person where id = ${person})`,
  cart: (id) => sql`
    select product.id as key, name_fr, name_en, quantity, added_at
    from cart_line join product on product.id = product_id where restaurant_id = ${id}`,
  products: (id) => sql`
    select id as key, public_id, category, name_fr, name_en, description, unit,
      ${dollars('price_cents')} as price, (quantity_hundredths / 100.0)::numeric(12, 2)::text
      as quantity_per_case, available, available_from, created_at, deleted_at
    from product where supplier_id = ${id}`,
  reviews_written: (id) => sql`
    select supplier_id as key, name as supplier, rating, review, written_at
    from review join supplier on supplier.account_id = supplier_id where restaurant_id = ${id}`,
  reviews_received: (id) => sql`
    select restaurant_id as key, name as restaurant, rating, review, written_at
    from review join restaurant on restaurant.account_id = restaurant_id where supplier_id = ${id}`,
  orders_placed: (id) => sql`
    select id as key, public_id, status, ${dollars('total_cents')} as total, placed_at,
      (select jsonb_agg(to_jsonb(part) - 'key' order by part.key) from (
        ${partsWhere(sql`supplier_order.restaurant_order_id = restaurant_order.id`)}) part) as parts
    from restaurant_order where restaurant_id = ${id}`,
  orders_received: (id) => partsWhere(sql`supplier_order.supplier_id = ${id}`),
} satisfies Record<
  string,
  (accountId: RawBuilder<unknown>, personId: RawBuilder<unknown>) => RawBuilder<unknown>
>

type AccountList = keyof typeof LISTS
export const ACCOUNT_LISTS = Object.keys(LISTS) as readonly AccountList[]

/** One of their lists, some hundred rows at a time, however long it is and however slowly it is taken. */
export async function* readAccountList(
  reader: Reader,
  { accountId, personId }: Of,
  list: AccountList,
): AsyncGenerator<unknown> {
  const rows = LISTS[list](sql`${accountId}::integer`, sql`${personId}::integer`)
  let last: unknown
  do {
    const after = last === undefined ? sql`true` : sql`entry.key > ${last}`
    const page = await reader
      .selectFrom(sql<{ key: unknown }>`(${rows})`.as('entry'))
      .select(['entry.key', sql<unknown>`to_jsonb(entry) - 'key'`.as('row')])
      .where(sql<boolean>`${after}`)
      .orderBy('entry.key')
      .limit(ROWS_AT_ONCE)
      .execute()
    yield* page.map(({ row }) => row)
    last = page[ROWS_AT_ONCE - 1]?.key
  } while (last !== undefined)
}

function partsWhere(condition: RawBuilder<unknown>) {
  return sql`
    select supplier_order.id as key, supplier_order.public_id, supplier.name as supplier,
      restaurant.name as restaurant, supplier_order.status,
      ${dollars('supplier_order.total_cents')} as total, supplier_order.placed_at,
      (select coalesce(jsonb_agg(to_jsonb(line) - 'id' order by line.id), '[]') from (
        select id, name_fr, name_en, unit, ${dollars('price_cents')} as price, quantity, edited_quantity,
          is_cancelled
        from order_line where supplier_order_id = supplier_order.id) line) as lines
    from supplier_order
    join restaurant_order ordered on ordered.id = supplier_order.restaurant_order_id
    join restaurant on restaurant.account_id = ordered.restaurant_id
    join supplier on supplier.account_id = supplier_order.supplier_id
    where ${condition}`
}

function one(query: RawBuilder<unknown>) {
  return sql`(select to_jsonb(entry) from (${query}) entry)`
}

function dollars(cents: string) {
  return sql`(${sql.ref(cents)} / 100.0)::numeric(14, 2)::text`
}
