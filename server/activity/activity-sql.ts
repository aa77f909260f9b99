import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import {
  type ActivityKind,
  BUSINESS_ACTIONS,
  RESTAURANT_PART_STEPS,
  RESTAURANT_STEPS,
  SUPPLIER_STEPS,
} from '@halles/domain/activity-kinds.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { startOfMontrealDay } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import type { AccountId, RestaurantViewer, SupplierViewer } from '../platform/access/viewer.ts'

type Activity = Output<Endpoints['businessActivity']>
export type ActivityEntry = Activity['entries'][number]
export type WantedActivity = Input<Endpoints['businessActivity']>
export type Business = Pick<RestaurantViewer | SupplierViewer, 'accountId' | 'kind'>

/**
 * A page of what the members of a business did, newest first, with the cursor of the next one. Of each kind at most a page is
 * read, in the order of its index, and the pages are merged: a long history costs no more than a short one.
 */
export async function listActivity(
  reader: Reader,
  business: Business,
  wanted: WantedActivity,
  limit: number,
): Promise<Pick<Activity, 'entries' | 'next'>> {
  const found = await reader
    .selectFrom(
      sql<ActivityEntry & { id: number }>`(
        select to_json(entry.at)#>>'{}' as at, entry.kind, entry.id, entry.subject, entry.order_public_id,
          entry.detail as changes, ${nameOf('entry.by_person_id')} as by, ${nameOf('entry.about_person_id')} as about
        from (
          select * from (${sql.join([actionsOf(business, wanted, limit), stepsOf(business, wanted, limit)], sql` union all `)}) entry
          order by at desc, kind collate "C" desc, id desc limit ${limit + 1}
        ) entry
        order by entry.at desc, entry.kind collate "C" desc, entry.id desc)`.as('activity'),
    )
    .selectAll()
    .execute()
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map(({ id: _, ...entry }) => entry),
    next: last ? { at: last.at, kind: last.kind, id: last.id } : null,
  }
}

function actionsOf({ accountId }: Business, wanted: WantedActivity, limit: number) {
  return sql`
    select entry.at, asked.kind, entry.id, entry.by_person_id, entry.subject, entry.about_person_id, entry.detail,
      null::text as order_public_id
    from unnest(${askedKinds(BUSINESS_ACTIONS, wanted)}::text[]) as asked (kind)
    cross join lateral (
      select at, id, by_person_id, subject, about_person_id, detail from business_action as entry
      where account_id = ${accountId} and action = asked.kind and ${isWanted(wanted, 'id')}
      order by at desc, id desc limit ${limit + 1}
    ) entry`
}

/** Steps of its orders that a business takes itself; those of one supplier's part name the other side. */
function stepsOf(business: Business, wanted: WantedActivity, limit: number) {
  return business.kind === 'restaurant'
    ? sql`${restaurantSteps(business, wanted, limit)} union all ${withdrawals(business, wanted, limit)}`
    : supplierSteps(business, wanted, limit)
}

function restaurantSteps({ accountId }: Business, wanted: WantedActivity, limit: number) {
  const steps = askedSteps(RESTAURANT_STEPS, wanted)
  return sql`
    select entry.at, asked.kind, entry.id, entry.by_person_id, '', null, '[]',
      (select public_id from restaurant_order where restaurant_order.id = entry.id)
    from unnest(${steps.kinds}::text[], ${steps.statuses}::restaurant_order_status[]) as asked (kind, status)
    cross join lateral (
      select at, restaurant_order_id as id, by_person_id from restaurant_order_step as entry
      where by_account_id = ${accountId} and status = asked.status and ${isWanted(wanted, 'restaurant_order_id')}
      order by at desc, restaurant_order_id desc limit ${limit + 1}
    ) entry`
}

function supplierSteps(business: Business, wanted: WantedActivity, limit: number) {
  return partSteps(business, wanted, limit, {
    steps: SUPPLIER_STEPS,
    subject: sql`
      select restaurant.name from supplier_order
      join restaurant_order on restaurant_order.id = supplier_order.restaurant_order_id
      join restaurant on restaurant.account_id = restaurant_order.restaurant_id
      where supplier_order.id = entry.id`,
    publicId: sql`select public_id from supplier_order where supplier_order.id = entry.id`,
  })
}

function withdrawals(business: Business, wanted: WantedActivity, limit: number) {
  return partSteps(business, wanted, limit, {
    steps: RESTAURANT_PART_STEPS,
    subject: sql`
      select supplier.name from supplier_order
      join supplier on supplier.account_id = supplier_order.supplier_id
      where supplier_order.id = entry.id`,
    publicId: sql`
      select restaurant_order.public_id from supplier_order
      join restaurant_order on restaurant_order.id = supplier_order.restaurant_order_id
      where supplier_order.id = entry.id`,
  })
}

type PartSteps = {
  steps: Readonly<Record<string, string>>
  /** Queries of an `entry`: whom it names, and the order that it leads to. */
  subject: RawBuilder<unknown>
  publicId: RawBuilder<unknown>
}

function partSteps(
  { accountId }: Business,
  wanted: WantedActivity,
  limit: number,
  { steps: every, subject, publicId }: PartSteps,
) {
  const steps = askedSteps(every, wanted)
  return sql`
    select entry.at, asked.kind, entry.id, entry.by_person_id, (${subject}), null, '[]', (${publicId})
    from unnest(${steps.kinds}::text[], ${steps.statuses}::supplier_order_status[]) as asked (kind, status)
    cross join lateral (
      select at, supplier_order_id as id, by_person_id from order_entry as entry
      where by_account_id = ${accountId} and status = asked.status and ${isWanted(wanted, 'supplier_order_id')}
      order by at desc, supplier_order_id desc limit ${limit + 1}
    ) entry`
}

function askedKinds<Kind extends ActivityKind>(kinds: readonly Kind[], { kind }: WantedActivity) {
  return kinds.filter((one) => kind === undefined || one === kind)
}

function askedSteps(steps: Readonly<Record<string, string>>, { kind }: WantedActivity) {
  const asked = Object.entries(steps).filter(([one]) => kind === undefined || one === kind)
  return { kinds: asked.map(([one]) => one), statuses: asked.map(([, status]) => status) }
}

/** Of an `entry` of the kind `asked.kind`: whether it is the person's, within the days, and after the last page. */
function isWanted({ person, from, to, before }: WantedActivity, id: string): RawBuilder<SqlBool> {
  const conditions = [
    sql`true`,
    ...(person ? [sql`by_person_id = (select id from person where public_id = ${person})`] : []),
    ...(from ? [sql`at >= ${startOfMontrealDay(from)}`] : []),
    ...(to ? [sql`at < ${startOfMontrealDay(to, 1)}`] : []),
    ...(before
      ? [
          sql`at <= ${before.at}::timestamptz and (at, asked.kind collate "C", ${sql.ref(id)})
            < (${before.at}::timestamptz, ${before.kind}, ${before.id})`,
        ]
      : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The person whose id a column holds: the first name null where it was erased, null without one. */
function nameOf(column: string) {
  return sql`(select json_build_object('first_name', nullif(first_name, '')) from person where person.id = ${sql.ref(column)})`
}

/** Who belongs to a business or did, by name, those whose names were erased aside. */
export function listPersons(reader: Reader, accountId: AccountId): Promise<Activity['persons']> {
  return reader
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['public_id', 'first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .where('first_name', '<>', '')
    .orderBy(sql`first_name collate "fr-x-icu"`)
    .orderBy('person.id')
    .execute()
}
