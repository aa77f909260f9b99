import { RUNNING_STATES } from '@halles/domain/import/import-state.ts'
import { INVITATION_DAYS } from '@halles/domain/trade-invitation.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Transaction } from '../database/transaction.ts'

/** What has served its purpose, by table: links, tries and previews of days ago, ended sessions, old stored responses. */
export const EXPIRED = {
  // guard: retention: links that set a password [retention]
  //   code: password_reset: olderThan('created_at', '1 day'),
  //   instead: password_reset: sql<SqlBool>`false`,
  password_reset: olderThan('created_at', '1 day'),
  email_change: olderThan('created_at', '1 day'),
  email_undo: olderThan('created_at', '7 days'),
  invitation: olderThan('created_at', '30 days'),
  rate_limit: sql`ends_at < now()`,
  password_throttle: olderThan('tried_at', '1 day'),
  // guard: retention: stored responses [retention]
  //   code: idempotency_key: olderThan('created_at', '1 day'),
  //   instead: idempotency_key: sql<SqlBool>`false`,
  idempotency_key: olderThan('created_at', '1 day'),
  known_address: olderThan('used_at', '90 days'),
  // guard: retention: nothing that is of use [retention]
  //   code: session: sql`${olderThan('last_seen_at', '14 days')} or ${olderThan('created_at', '30 days')}`
  //   instead: session: sql`true`
  session: sql`${olderThan('last_seen_at', '14 days')} or ${olderThan('created_at', '30 days')}`,
  order_event: olderThan('at', '30 days'),
  pick_mark: sql`${olderThan('at', '30 days')} and not exists (
    select from order_line join supplier_order on supplier_order.id = supplier_order_id
    where order_line.id = order_line_id and status = 'acknowledged')`,
  pick_print: sql`day < current_date - 30`,
  delivery_route: sql`day < current_date - 30`,
  // guard: retention: mails that were sent [retention]
  //   code: outbox: olderThan('ended_at', '90 days'),
  //   instead: outbox: sql<SqlBool>`false`,
  outbox: olderThan('ended_at', '90 days'),
  delivery_exception: sql`day < ${MONTREAL_TODAY}`,
  guide: olderThan('archived_at', '1 year'),
  guide_count: olderThan('day', '25 months'),
  overdue_reminder: olderThan('reminded_at', '1 year'),
  product_price: olderThan('until_at', '25 months'),
  // An hour: nobody who found it for sale is still putting it into a cart.
  // guard: retention: products that something refers to [unused-products]
  //   code: and ${isReferredToByNothing()}
  //   instead: and true
  product: sql`${olderThan('deleted_at', '1 hour')} and ${isReferredToByNothing()}`,
  contact_message: olderThan('sent_at', '2 years'),
  // What is owed by an order is claimed within three years (Civil Code of Québec, article 2925).
  // guard: retention: what was said about orders [retention]
  //   code: order_entry_text: olderThan('written_at', '3 years'),
  //   instead: order_entry_text: sql<SqlBool>`false`,
  order_entry_text: olderThan('written_at', '3 years'),
  business_action: olderThan('at', '7 years'),
  operator_action: olderThan('at', '7 years'),
  promotion: olderThan('sent_at', '7 years'),
  // Canada asks for two years (SOR/2018-108 s. 90); books are kept for seven.
  // guard: retention: lots [recalls-kept]
  //   code: line_lot: olderThan('at', '7 years'),
  //   instead: line_lot: sql<SqlBool>`true`,
  line_lot: olderThan('at', '7 years'),
  recall: olderThan('sent_at', '7 years'),
  promotion_consent: ofLongClosed('restaurant_id'),
  promotion_membership: ofLongClosed('restaurant_id'),
  // One that has not ended holds as long as its restaurant does.
  promotion_unsubscription: sql`${olderThan('ended_at', '7 years')} or ${ofLongClosed('restaurant_id')}`,
  // Undone at once or never.
  customer_import: sql`${olderThan('previewed_at', '30 days')}
    or state = 'previewed' and ${olderThan('previewed_at', '1 day')}`,
  // What a customer agreed to is on its own row; whoever wants no invitations stays known by a hash alone.
  // guard: retention: invitations [trade-invitations-kept]
  trade_invitation: sql`${olderThan('accepted_at', '1 year')} or accepted_at is null and (
    coalesce(invited_at, created_at) < now() - interval '1 year'
    or taken_by_id is null and (${olderThan('invited_at', `${INVITATION_DAYS} days`)}
      or exists (select from invitation_refusal refused
        where refused.email_hash = trade_invitation.email_hash and ${olderThan('refused.at', '30 days')})))`,
  price_import: sql`state <> all(${[...RUNNING_STATES]}) and ${olderThan('previewed_at', '90 days')}
    or state = 'previewed' and ${olderThan('previewed_at', '1 day')}`,
  catalogue_import: sql`state <> all(${[...RUNNING_STATES]}) and ${olderThan('previewed_at', '90 days')}
    or state = 'previewed' and ${olderThan('previewed_at', '1 day')}`,
} satisfies Partial<Record<keyof DB, RawBuilder<SqlBool>>>

/** The database's clock, in milliseconds since 1970. */
export async function getClock(database: Database): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(database)
  return rows[0]?.at ?? Number.NaN
}

/** Deletes at most `limit` expired rows of a table, those that somebody else holds aside; how many there were. */
export async function deleteExpired(
  database: Database,
  table: keyof typeof EXPIRED,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${EXPIRED[table]} limit ${limit} for update skip locked))`.execute(
    database,
  )
  return Number(numAffectedRows)
}

/**
 * Locks at most `limit` accounts that were refused a year ago and still have what reaches their business. None of them
 * waits for a mail any more.
 */
export async function lockOldRefusedAccounts(tx: Transaction, limit: number): Promise<number[]> {
  const accounts = await tx
    .selectFrom('account')
    .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
    .leftJoin('supplier', 'supplier.account_id', 'account.id')
    .select('account.id')
    .where('account.status', '=', 'refused')
    .where(({ fn }) => fn.coalesce('restaurant.zip_code', 'supplier.zip_code'), '<>', '')
    .where(olderThan('account.refused_at', '1 year'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            // guard: retention: who waits for a mail [retention]
            //   code: .whereRef('outbox.account_id', '=', 'account.id') … .where('outcome', 'is', null),
            //   instead: .where(sql<SqlBool>`false`),
            .whereRef('outbox.account_id', '=', 'account.id')
            .where('outcome', 'is', null),
        ),
      ),
    )
    .limit(limit)
    .forUpdate('account')
    .skipLocked()
    .execute()
  return accounts.map(({ id }) => id)
}

/**
 * Locks at most `limit` persons who have belonged to no business that goes on for a year. None of them waits for a mail any
 * more.
 */
export async function lockPersonsWithoutBusiness(
  tx: Transaction,
  limit: number,
): Promise<number[]> {
  const persons = await tx
    .selectFrom('person')
    .select('id')
    .where('email', '<>', '')
    .where(olderThan('person.created_at', '1 year'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership')
            .innerJoin('account', 'account.id', 'membership.account_id')
            .whereRef('membership.person_id', '=', 'person.id')
            .where(
              sql<SqlBool>`greatest(membership.ended_at, account.closed_at) is null
                or least(membership.ended_at, account.closed_at) > now() - interval '1 year'`,
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .whereRef('outbox.person_id', '=', 'person.id')
            .where('outcome', 'is', null),
        ),
      ),
    )
    .limit(limit)
    .forUpdate('person')
    .skipLocked()
    .execute()
  return persons.map(({ id }) => id)
}

/**
 * Takes the names of at most `limit` businesses closed so long ago that no book has to name them any more (six years,
 * tax law); how many there were.
 */
export async function updateOldClosedNames(
  database: Database,
  business: 'restaurant' | 'supplier',
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable(business)
    .set({ name: NAMELESS })
    .where('account_id', 'in', (eb) =>
      eb
        .selectFrom(business)
        .innerJoin('account', 'account.id', 'account_id')
        .select('account_id')
        .where('name', '<>', NAMELESS)
        .where(olderThan('closed_at', '7 years'))
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const NAMELESS = '—'

/** Of a `product`: never ordered, and in no cart, guide, proposal or history. */
function isReferredToByNothing() {
  const tables = [
    'order_line',
    'cart_line',
    'guide_item_product',
    'proposal_line',
    'order_word',
    'last_paid',
    'product_sales',
    'product_price',
  ] as const satisfies (keyof DB)[]
  const conditions = tables.map(
    (table) =>
      sql`not exists (select from ${sql.table(table)} other where other.product_id = product.id)`,
  )
  return sql.join(conditions, sql` and `)
}

/** Of an account that was closed seven years ago. */
function ofLongClosed(accountId: string) {
  return sql<SqlBool>`exists (
    select from account where account.id = ${sql.ref(accountId)} and ${olderThan('closed_at', '7 years')})`
}

function olderThan(column: string, age: string) {
  return sql<SqlBool>`${sql.ref(column)} < now() - ${sql.lit(age)}::interval`
}
