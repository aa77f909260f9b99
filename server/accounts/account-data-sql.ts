import { FURTHER } from '@halles/domain/product-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'

const ROWS_AT_ONCE = 500
const FURTHER_COLUMNS = sql.join(
  FURTHER.map(({ column, name }) => sql`${sql.ref(column)} as ${sql.ref(name)}`),
)

/** Whose data: a business, and the person who acts for it. */
type Of = { accountId: AccountId; personId: PersonId }

/** The person's own, and what belongs to the business: its owner's to take along. */
export type DataPart = 'person' | 'business'

/** What the person has one of, or none: what it is called by, an e-mail that waits. */
const PERSON_FACTS = (person: RawBuilder<unknown>) => sql`
  'person', ${one(sql`select public_id, email, first_name, last_name, language, created_at
    from person where id = ${person}`)},
  'pending_email', ${one(sql`select new_email, created_at from email_change where person_id = ${person}`)}`

/** The same of the business: its account, its details, a former way of consenting. */
const BUSINESS_FACTS = (id: RawBuilder<unknown>) => sql`
  'account', ${one(sql`select public_id, kind, status, terms_version, created_at
    from account where id = ${id}`)},
  'business', ${one(sql`
    select business.name, phone_number, address, city.name as city, zip_code, minimum_order, open_to
    from (
      select name, phone_number, address, city_id, zip_code, null as minimum_order, null as open_to
      from restaurant where account_id = ${id}
      union all
      select name, phone_number, address, city_id, zip_code, ${dollars('minimum_order_cents')}, open_to
      from supplier where account_id = ${id}) business
    join city on city.id = city_id`)},
  'delivery_settings', ${one(sql`select closed_holidays, cut_off_rule, answer_minutes, credit_hours
    from supplier where account_id = ${id}`)},
  'promotion_membership', ${one(sql`select wording, given_at, ended_at
    from promotion_membership where restaurant_id = ${id}`)}`

/** What a person, or a business, has one of. */
export async function getFacts(
  reader: Reader,
  { accountId, personId }: Of,
  part: DataPart,
): Promise<Record<string, unknown>> {
  const facts =
    part === 'person'
      ? PERSON_FACTS(sql`${personId}::integer`)
      : BUSINESS_FACTS(sql`${accountId}::integer`)
  const found = await reader
    .selectNoFrom(sql<Record<string, unknown>>`jsonb_build_object(${facts})`.as('facts'))
    .executeTakeFirstOrThrow()
  return found.facts
}

type List = (of: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * What a person may have many of: among it what it did in each business, by date and kind. Each row has a `key` of its own, in
 * whose order it is read, and which is not shown.
 */
const PERSON_LISTS: Record<string, List> = {
  memberships: (person) => sql`
    select membership.account_id as key, ${businessName('membership.account_id')} as business, role, since, ended_at,
      ${dollars('order_limit_cents')} as order_limit, ${dollars('week_limit_cents')} as week_limit
    from membership where person_id = ${person}`,
  former_emails: (person) => sql`
    select old_email as key, old_email, max(created_at) as changed_at
    from email_undo where person_id = ${person} group by old_email`,
  sessions: (person) => sql`
    select token_hash as key, ${businessName('session.account_id')} as business, created_at, last_seen_at
    from session where person_id = ${person}`,
  known_addresses: (person) => sql`
    select address_hash as key, used_at from known_address where person_id = ${person}`,
  mails_received: (person) => sql`
    select id as key, kind, recipient, created_at, outcome from outbox where person_id = ${person}`,
  contact_messages: (person) => sql`
    select id as key, first_name, last_name, question, sent_at
    from contact_message where email = (select email from person where id = ${person})`,
  actions: (person) => sql`
    select id as key, ${businessName('business_action.account_id')} as business, action as kind, at
    from business_action where by_person_id = ${person}`,
  guide_counts: (person) => sql`
    select guide_count.guide_item_id::bigint * 1000000 + (day - date '2026-01-01') as key,
      ${businessName('guide.restaurant_id')} as business, guide.name as guide, at
    from guide_count join guide_item on guide_item.id = guide_item_id join guide on guide.id = guide_id
    where by_person_id = ${person}`,
  restaurant_order_steps: (person) => sql`
    select restaurant_order_id * 10::bigint + (status = 'done')::integer as key,
      ${businessName('by_account_id')} as business, status as kind, at
    from restaurant_order_step where by_person_id = ${person}`,
  supplier_order_steps: (person) => sql`
    select supplier_order_id * 100000::bigint + number as key, ${businessName('by_account_id')} as business,
      status as kind, at
    from order_entry where status is not null and by_person_id = ${person}`,
  order_texts: (person) => sql`
    select entry.supplier_order_id * 100000::bigint + entry.number as key, ${businessName('by_account_id')} as business,
      coalesce(kind, status::text) as kind, text, at
    from order_entry entry join order_entry_text said using (supplier_order_id, number)
    where by_person_id = ${person}`,
  receipts_and_credits: (person) => sql`
    select supplier_order_id * 100000::bigint + number as key, ${businessName('by_account_id')} as business,
      kind, at
    from order_entry
    where kind in ('received', 'credit_asked', 'credit_answered') and by_person_id = ${person}`,
  proposals: (person) => sql`
    select supplier_order_id * 100000::bigint + number as key, ${businessName('by_account_id')} as business,
      kind, at
    from order_entry
    where kind in ('proposed', 'withdrawn', 'answered') and by_person_id = ${person}`,
  pick_marks: (person) => sql`
    select order_line_id as key, at from pick_mark where by_person_id = ${person}`,
  tax_answers: (person) => sql`
    select answer.id as key, ${businessName('supplier_id')} as business, product.name_fr as product, at
    from product_tax_answer answer join product on product.id = product_id where by_person_id = ${person}`,
  weights: (person) => sql`
    select supplier_order_id * 100000::bigint + number as key, ${businessName('by_account_id')} as business, at
    from order_entry where kind = 'weighed' and by_person_id = ${person}`,
  papers_issued: (person) => sql`
    select id as key, seller->>'name' as business, kind, label, issued_at as at
    from paper where issued_by_person_id = ${person}`,
  payments_marked: (person) => sql`
    select id as key, ${businessName('payment.supplier_id')} as business, at
    from payment where by_person_id = ${person}`,
  pick_lists_printed: (person) => sql`
    select id as key, ${businessName('supplier_id')} as business, at
    from pick_print where by_person_id = ${person}`,
  lots_recorded: (person) => sql`
    select order_line_id::text || ' ' || lot_folded as key, ${businessName('line_lot.supplier_id')} as business, lot, at
    from line_lot where by_person_id = ${person}`,
  recalls_sent: (person) => sql`
    select id as key, ${businessName('recall.supplier_id')} as business, lot, is_exercise, sent_at as at
    from recall where by_person_id = ${person}`,
  recalls_acknowledged: (person) => sql`
    select recall_id as key, ${businessName('recall_receiver.restaurant_id')} as business, lot, acknowledged_at as at
    from recall_receiver join recall on recall.id = recall_id where acknowledged_by_person_id = ${person}`,
}

/** The same of a business; amounts in dollars. */
const BUSINESS_LISTS: Record<string, List> = {
  members: (id) => sql`
    select person_id as key, first_name, last_name, role, since, ended_at
    from membership join person on person.id = person_id where account_id = ${id}`,
  delivery_cities: (id) => sql`
    select name as key, name from supplier_city join city on city.id = city_id where supplier_id = ${id}`,
  delivery_zones: (id) => sql`
    select zone.id as key, zone.name, ${dollars('zone.minimum_order_cents')} as minimum_order,
      ${dollars('zone.fee_cents')} as delivery_fee, ${dollars('zone.fee_waived_from_cents')} as fee_waived_from,
      array(select city.name from delivery_zone_city join city on city.id = city_id
        where zone_id = zone.id order by city.name) as cities,
      (select coalesce(jsonb_agg(to_jsonb(run) - 'zone_id' order by weekday), '[]')
        from delivery_run run where zone_id = zone.id) as week
    from delivery_zone zone where supplier_id = ${id}`,
  delivery_exceptions: (id) => sql`
    select exception.id as key, zone.name as zone, day, kind, days_before, cut_off, window_from, window_to, note
    from delivery_exception exception left join delivery_zone zone on zone.id = zone_id
    where exception.supplier_id = ${id}`,
  // guard: account data: the own certificates [account-data.get]
  //   code: where supplier_id = ${id}`, … promotion_consents
  //   instead: where ${id} > 0`, promotion_consents
  certificates: (id) => sql`
    select mark as key, mark, body, number, until_day from supplier_certificate where supplier_id = ${id}`,
  // guard: account data: the own numbers of the GST and the QST [account-data.get]
  //   code: where supplier_id = ${id}`, … product_tax_answers
  //   instead: where ${id} > 0`, product_tax_answers
  tax_registrations: (id) => sql`
    select id as key, tax, number, from_day, until_day from tax_registration where supplier_id = ${id}`,
  // guard: account data: what was answered of the own products' taxes [account-data.get]
  //   code: where supplier_id = ${id}`, … customers
  //   instead: where ${id} > 0`, customers
  product_tax_answers: (id) => sql`
    select answer.id as key, product.public_id as product_public_id, answers, answer.tax_class, answer.taxed_where_asked,
      at, nullif(first_name, '') as first_name
    from product_tax_answer answer join product on product.id = product_id join person on person.id = by_person_id
    where supplier_id = ${id}`,
  // guard: account data: the own customers, with what was noted of them [account-data.get]
  //   code: where supplier_id = ${id}`, … accounts_with_suppliers
  //   instead: where ${id} > 0`, accounts_with_suppliers
  customers: (id) => sql`
    select restaurant_id as key, name as restaurant, status, code, ${dollars('minimum_cents')} as minimum_order,
      terms_days, note, since
    from customer join restaurant on restaurant.account_id = restaurant_id where supplier_id = ${id}`,
  // guard: account data: the own accounts with suppliers [account-data.get]
  //   code: where restaurant_id = ${id}`, … papers
  //   instead: where ${id} > 0`, papers
  accounts_with_suppliers: (id) => sql`
    select supplier_id as key, name as supplier, status, code, ${dollars('minimum_cents')} as minimum_order,
      terms_days, since
    from customer join supplier on supplier.account_id = supplier_id where restaurant_id = ${id}`,
  // guard: account data: the own papers, issued and received [account-data.get]
  //   code: where ${id} in (supplier_id, restaurant_id)`, … payments
  //   instead: where ${id} > 0`, payments
  papers: (id) => sql`
    select id as key, kind, label, issued_on, due_on, seller->>'name' as supplier, buyer->>'name' as restaurant,
      (select label from paper invoice where invoice.id = paper.corrects_id) as corrects, seller, buyer, orders, lines,
      ${dollars('goods_cents')} as goods, ${dollars('fee_cents')} as delivery_fee, ${dollars('deposit_cents')} as deposit,
      ${dollars('gst_cents')} as gst, ${dollars('qst_cents')} as qst, ${dollars('total_cents')} as total
    from paper where ${id} in (supplier_id, restaurant_id)`,
  // guard: account data: the own payments, of both sides [account-data.get]
  //   code: where ${id} in (payment.supplier_id, payment.restaurant_id)`, … accounting_map
  //   instead: where ${id} > 0`, accounting_map
  payments: (id) => sql`
    select payment.id as key, supplier.name as supplier, restaurant.name as restaurant,
      ${dollars('amount_cents')} as amount, paid_on, method, reference, at, reverses_id is not null as takes_one_back,
      (select coalesce(jsonb_agg(jsonb_build_object('invoice', label, 'amount', ${dollars('share.amount_cents')})
          order by paper.id), '[]')
        from payment_share share join paper on paper.id = paper_id where payment_id = payment.id) as shares
    from payment join supplier on supplier.account_id = payment.supplier_id
      join restaurant on restaurant.account_id = payment.restaurant_id
    where ${id} in (payment.supplier_id, payment.restaurant_id)`,
  accounting_map: (id) => sql`
    select category || ' ' || tax_code as key, category, tax_code, account, code
    from accounting_map where supplier_id = ${id}`,
  paper_series: (id) => sql`
    select kind as key, kind, prefix, last_number from paper_series where supplier_id = ${id}`,
  promotion_consents: (id) => sql`
    select id as key, answer, wording, language, source, answered_at
    from promotion_consent where restaurant_id = ${id}`,
  // guard: account data: the own invitations [account-data.get]
  //   code: where account_id = ${id}`, … promotions_ended
  //   instead: where ${id} > 0`, promotions_ended
  trade_invitations: (id) => sql`
    select id as key, name, email, code, terms_days, language, created_at, invited_at, accepted_at,
      (select name from price_list where price_list.id = price_list_id) as price_list
    from trade_invitation where account_id = ${id}`,
  promotions_ended: (id) => sql`
    select supplier_id as key, name as supplier, began_at, ended_at
    from promotion_unsubscription left join supplier on supplier.account_id = supplier_id
    where restaurant_id = ${id}`,
  substitute_choices: (id) => sql`
    select id as key, name as supplier, category, choice
    from substitute_choice left join supplier on supplier.account_id = supplier_id
    where restaurant_id = ${id}`,
  promotions_sent: (id) => sql`
    select id as key, message, recipients, sent_at,
      (select coalesce(jsonb_agg(jsonb_build_object('product', name_fr, 'from_cases', from_cases, 'from', lower(days),
          'until', upper(days) - 1, 'price', ${dollars('promotion_special.price_cents')},
          'list_price', ${dollars('list_price_cents')}) order by place), '[]')
        from promotion_special where promotion_id = promotion.id) as specials
    from promotion where supplier_id = ${id}`,
  decisions: (id) => sql`
    select id as key, action, detail, at from operator_action where account_id = ${id}`,
  order_events: (id) => sql`
    select number as key, kind, at, seen_at from order_event where account_id = ${id}`,
  cart: (id) => sql`
    select product.id as key, name_fr, name_en, quantity, added_at
    from cart_line join product on product.id = product_id where restaurant_id = ${id}`,
  cart_choices: (id) => sql`
    select supplier_id as key, name as supplier, day, po_number, note
    from cart_choice join supplier on supplier.account_id = supplier_id where restaurant_id = ${id}`,
  guides: (id) => sql`
    select id as key, name, created_at, archived_at,
      (select coalesce(jsonb_agg(to_jsonb(item) - 'id' - 'position' order by item.position, item.id), '[]') from (
        select id, position, label, section, measure, (par / 100.0)::numeric(12, 2)::text as par, filter,
          (select jsonb_agg(name_fr order by rank) from guide_item_product join product on product.id = product_id
            where guide_item_id = guide_item.id) as products,
          (select jsonb_agg(jsonb_build_object('day', day, 'amount', (amount / 100.0)::numeric(12, 2)::text) order by day)
            from guide_count where guide_item_id = guide_item.id) as counts
        from guide_item where guide_id = guide.id) item) as items
    from guide where restaurant_id = ${id}`,
  order_words: (id) => sql`
    select words as key, words, name_fr, name_en, uses, used_at
    from order_word join product on product.id = product_id where restaurant_id = ${id}`,
  products: (id) => sql`
    select id as key, public_id, category, name_fr, name_en, description, unit,
      ${dollars('price_cents')} as price, (quantity_hundredths / 100.0)::numeric(12, 2)::text
      as quantity_per_case, available, available_from, tax_class, taxed_where_asked,
      ${FURTHER_COLUMNS}, created_at, deleted_at
    from product where supplier_id = ${id}`,
  // guard: account data: the own price lists [account-data.get]
  //   code: where supplier_id = ${id}`, … specials
  //   instead: where ${id} > 0`, specials
  price_lists: (id) => sql`
    select id as key, name, (adjust_bp / 100.0)::numeric(6, 2)::text as percent,
      (select coalesce(jsonb_agg(jsonb_build_object('product', name_fr, 'from_cases', from_cases, 'from', lower(days),
        'until', upper(days) - 1, 'price', ${dollars('line.price_cents')}) order by product_id, from_cases, days), '[]')
        from price_list_line line join product on product.id = product_id where price_list_id = price_list.id) as lines
    from price_list where supplier_id = ${id}`,
  specials: (id) => sql`
    select special.id as key, name_fr as product, from_cases, lower(days) as from, upper(days) - 1 as until,
      ${dollars('special.price_cents')} as price
    from special join product on product.id = product_id where special.supplier_id = ${id}`,
  photos: (id) => sql`
    select photo.id as key, photo.public_id, product.public_id as product_public_id, position, state, width, height,
      added_at, '/photos/' || photo.public_id || '-1200.webp' as address
    from photo join product_photo on product_photo.photo_id = photo.id join product on product.id = product_id
    where supplier_id = ${id}`,
  photos_reported: (id) => sql`
    select photo_id as key, product.name_fr as product, reason, at
    from photo_report join product_photo using (photo_id) join product on product.id = product_id
    where restaurant_id = ${id}`,
  // guard: account data: former prices of the own products [account-data.get]
  //   code: where supplier_id = ${id}`, … reviews_written
  //   instead: where ${id} > 0`, reviews_written
  product_prices: (id) => sql`
    select product_id as key, until_at as until, product.public_id as product_public_id,
      ${dollars('product_price.price_cents')} as price,
      (product_price.quantity_hundredths / 100.0)::numeric(12, 2)::text as quantity_per_case, product_price.unit
    from product_price join product on product.id = product_id where supplier_id = ${id}`,
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
  // guard: account data: the own lots [account-data.get]
  //   code: where said.supplier_id = ${id}`, … recalls
  //   instead: where ${id} > 0`, recalls
  lots: (id) => sql`
    select order_line_id::text || ' ' || lot_folded as key, supplier_order.public_id as order_public_id, name_fr, name_en,
      lot, expires_on, cases, at
    from line_lot said join order_line on order_line.id = order_line_id
    join supplier_order on supplier_order.id = supplier_order_id where said.supplier_id = ${id}`,
  recalls: (id) => sql`
    select id as key, lot, reason, is_exercise, sent_at, reminded_at,
      (select name_fr from product where product.id = product_id) as product,
      (select jsonb_agg(jsonb_build_object('restaurant', name, 'cases', cases, 'told_at', told_at,
        'acknowledged_at', acknowledged_at) order by name, restaurant_id)
        from recall_receiver where recall_id = recall.id) as receivers
    from recall where supplier_id = ${id}`,
  // guard: account data: the own notices of recalls [account-data.get]
  //   code: where restaurant_id = ${id}`, … mails
  //   instead: where ${id} > 0`, mails
  recalls_received: (id) => sql`
    select recall_id as key, ${businessName('recall.supplier_id')} as supplier, lot, reason, is_exercise, lines, cases,
      told_at, acknowledged_at
    from recall_receiver join recall on recall.id = recall_id where restaurant_id = ${id}`,
  mails: (id) => sql`
    select id as key, kind, created_at, outcome from outbox where account_id = ${id}`,
  business_actions: (id) => sql`
    select business_action.id as key, action as kind, subject, detail, at, nullif(first_name, '') as first_name
    from business_action join person on person.id = by_person_id where account_id = ${id}`,
}

const LISTS: Record<DataPart, Record<string, List>> = {
  person: PERSON_LISTS,
  business: BUSINESS_LISTS,
}

/** Lists in which a key has several rows, one until each of several times. */
const BY_TIME = new Set(['product_prices'])

type DataList = { name: string; rows: RawBuilder<unknown>; order: readonly string[] }

/** The lists of a person, or of a business. */
export function dataListsOf({ accountId, personId }: Of, part: DataPart): DataList[] {
  const whose = sql`${part === 'person' ? personId : accountId}::integer`
  return Object.entries(LISTS[part]).map(([name, list]) => ({
    name,
    rows: list(whose),
    order: BY_TIME.has(name) ? ['key', 'until'] : ['key'],
  }))
}

/** One of these lists, some hundred rows at a time, however long it is and however slowly it is taken. */
export async function* readDataList(
  reader: Reader,
  { rows, order }: DataList,
): AsyncGenerator<unknown> {
  const place = sql.join(order.map((column) => sql.ref(`entry.${column}`)))
  let last: string[] | undefined
  do {
    const after = last ? sql`(${place}) > (${sql.join(last)})` : sql`true`
    const page = await reader
      .selectFrom(sql`(${rows})`.as('entry'))
      .select([
        sql<
          string[]
        >`array[${sql.join(order.map((column) => sql`${sql.ref(`entry.${column}`)}::text`))}]`.as(
          'place',
        ),
        sql<unknown>`to_jsonb(entry) - 'key'`.as('row'),
      ])
      .where(sql<boolean>`${after}`)
      .orderBy(place)
      .limit(ROWS_AT_ONCE)
      .execute()
    yield* page.map(({ row }) => row)
    last = page[ROWS_AT_ONCE - 1]?.place
  } while (last !== undefined)
}

function partsWhere(condition: RawBuilder<unknown>) {
  return sql`
    select supplier_order.id as key, supplier_order.public_id, supplier.name as supplier,
      restaurant.name as restaurant, supplier_order.status,
      ${dollars('supplier_order.total_cents')} as total, ${dollars('supplier_order.fee_cents')} as delivery_fee,
      supplier_order.placed_at,
      supplier_order.delivery_day, supplier_order.deliver_to, supplier_order.po_number, supplier_order.note,
      (select coalesce(jsonb_agg(to_jsonb(line) - 'id' order by line.id), '[]') from (
        select id, name_fr, name_en, unit, ${dollars('price_cents')} as price, price_source,
          ${dollars('list_price_cents')} as list_price, ${dollars('deposit_cents')} as deposit, quantity, asked_quantity,
          edited_quantity, is_cancelled, cancelled_by, reason, is_weighed,
          (select (net_thousandths / 1000.0)::numeric(14, 3)::text from line_weight
            where order_line_id = order_line.id) as net_weight
        from order_line where supplier_order_id = supplier_order.id) line) as lines,
      (select jsonb_build_object('day', day, 'note', coalesce(text, ''), 'lines', (
          select coalesce(jsonb_agg(jsonb_build_object('name_fr', name_fr, 'name_en', name_en,
            'cases', (cases_hundredths / 100.0)::numeric(12, 2)::text, 'reason', receipt_line.reason,
            'note', coalesce(said.text, '')) order by order_line.id), '[]')
          from receipt_line join order_line on order_line.id = order_line_id
          left join order_entry_text said on said.supplier_order_id = receipt_line.supplier_order_id
            and said.number = receipt_line.number
          where receipt_line.supplier_order_id = receipt.supplier_order_id))
        from receipt left join order_entry_text using (supplier_order_id, number)
        where receipt.supplier_order_id = supplier_order.id) as receipt,
      (select coalesce(jsonb_agg(jsonb_build_object('status', request.status, 'answer', coalesce(text, ''), 'lines', (
          select jsonb_agg(jsonb_build_object('name_fr', name_fr, 'name_en', name_en,
            'asked', ${dollars('asked_cents')}, 'granted', ${dollars('granted_cents')}) order by order_line.id)
          from credit_line join order_line on order_line.id = order_line_id where request_id = request.id))
          order by request.id), '[]')
        from credit_request request left join order_entry_text said
          on said.supplier_order_id = request.supplier_order_id and said.number = request.answered_number
        where request.supplier_order_id = supplier_order.id) as credits,
      (select coalesce(jsonb_agg(jsonb_build_object('side', proposal.side, 'status', proposal.status,
          'answer_by', proposal.answer_by, 'reason', entry.reason, 'note', coalesce(text, ''), 'lines', (
          select jsonb_agg(jsonb_build_object('kind', kind, 'of_fr', of_line.name_fr, 'of_en', of_line.name_en,
            'name_fr', proposed.name_fr, 'name_en', proposed.name_en, 'price', ${dollars('proposed.price_cents')},
            'quantity', proposed.quantity, 'day', proposed.day,
            'net_weight', (proposed.net_thousandths / 1000.0)::numeric(14, 3)::text, 'is_agreed', is_agreed) order by proposed.id)
          from proposal_line proposed left join order_line of_line on of_line.id = proposed.order_line_id
          where proposed.proposal_id = proposal.id)) order by proposal.id), '[]')
        from proposal join order_entry entry on entry.proposal_id = proposal.id and entry.kind = 'proposed'
        left join order_entry_text said
          on said.supplier_order_id = entry.supplier_order_id and said.number = entry.number
        where proposal.supplier_order_id = supplier_order.id) as proposals
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

/** Of a business whose id a column holds. */
function businessName(id: string) {
  return sql`coalesce(
    (select name from restaurant where account_id = ${sql.ref(id)}),
    (select name from supplier where account_id = ${sql.ref(id)}))`
}
