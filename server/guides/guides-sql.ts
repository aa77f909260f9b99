import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** A guide that only this transaction edits. */
export type LockedGuide = {
  id: number
  publicId: string
  name: string
  version: number
  isArchived: boolean
}

type Summary = Output<Endpoints['guideList']>['guides'][number]

/** The restaurant's guides by name, archived ones last; when something was last counted of each. */
export function listGuides(reader: Reader, restaurantId: RestaurantId): Promise<Summary[]> {
  // guard: guide list: owner [guide-edits]
  //   code: .where('restaurant_id', '=', restaurantId)
  return reader
    .selectFrom('guide')
    .select(({ selectFrom, fn }) => [
      'public_id',
      'name',
      'version as guide_version',
      sql<boolean>`archived_at is not null`.as('is_archived'),
      selectFrom('guide_item')
        .select(fn.countAll<number>().as('count'))
        .whereRef('guide_item.guide_id', '=', 'guide.id')
        .$asScalar()
        .$notNull()
        .as('item_count'),
      sql<string | null>`(
        select to_json(max(newest.at))#>>'{}' from guide_item
        cross join lateral (
          select at from guide_count where guide_item_id = guide_item.id order by day desc limit 1) newest
        where guide_item.guide_id = guide.id)`.as('counted_at'),
    ])
    .where('restaurant_id', '=', restaurantId)
    .orderBy(sql`archived_at is not null`)
    .orderBy(sql`name collate "fr-x-icu"`)
    .orderBy('id')
    .execute()
}

/** Locks the restaurant's guides: one is created, renamed, archived or restored at a time, before any guide is locked. */
export async function lockGuides(tx: Transaction, restaurantId: RestaurantId): Promise<void> {
  await tx
    .selectFrom('restaurant')
    .select('account_id')
    .where('account_id', '=', restaurantId)
    // guard: guides: lock of a restaurant's guides [guide-edits]
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Locks a guide for an edit; counts and fills go on. */
export function lockGuide(
  tx: Transaction,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<LockedGuide | undefined> {
  // guard: guide: owner of an edited guide [access-sweep]
  //   code: .where('restaurant_id', '=', restaurantId)
  // guard: guide: lock of an edited guide [guide-edits]
  //   code: .forNoKeyUpdate()
  return tx
    .selectFrom('guide')
    .select(['id', 'public_id as publicId', 'name', 'version'])
    .select(sql<boolean>`archived_at is not null`.as('isArchived'))
    .where('restaurant_id', '=', restaurantId)
    .where('public_id', '=', publicId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The id of a guide; undefined when the restaurant has no such guide. */
export async function findGuideId(
  reader: Reader,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<number | undefined> {
  const found = await reader
    .selectFrom('guide')
    .select('id')
    // guard: guide: owner of a found guide [access-sweep]
    .where('restaurant_id', '=', restaurantId)
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return found?.id
}

/** The guides in use beside one: how many, and whether one of them has the name, in either case. */
export async function findOtherGuides(
  tx: Transaction,
  restaurantId: RestaurantId,
  name: string,
  ownId: number | undefined,
): Promise<{ count: number; isNameTaken: boolean }> {
  return tx
    .selectFrom('guide')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(bool_or(lower(name) = lower(${name})), false)`.as('isNameTaken'),
    ])
    .where('restaurant_id', '=', restaurantId)
    .where('archived_at', 'is', null)
    .$if(ownId !== undefined, (others) => others.where('id', '<>', Number(ownId)))
    .executeTakeFirstOrThrow()
}

/** How many guides the restaurant has archived. */
export async function countArchivedGuides(
  tx: Transaction,
  restaurantId: RestaurantId,
): Promise<number> {
  const { count } = await tx
    .selectFrom('guide')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('archived_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a locked guide; its items and what was counted of them go with it. */
export async function deleteGuide(tx: Transaction, { id }: LockedGuide): Promise<void> {
  await tx.deleteFrom('guide').where('id', '=', id).execute()
}

/** Creates a guide without items. */
export async function insertGuide(
  tx: Transaction,
  restaurantId: RestaurantId,
  name: string,
): Promise<LockedGuide> {
  const inserted = await tx
    .insertInto('guide')
    .values({ restaurant_id: restaurantId, name })
    .returning(['id', 'public_id as publicId', 'name', 'version'])
    .executeTakeFirstOrThrow()
  return { ...inserted, isArchived: false }
}

/** Writes that a locked guide was edited, and its name or place where that changed; the version that it now has. */
export async function updateGuide(
  tx: Transaction,
  { id }: LockedGuide,
  { name, archived }: { name?: string; archived?: boolean } = {},
): Promise<number> {
  const { version } = await tx
    .updateTable('guide')
    .set({
      version: sql<number>`version + 1`,
      ...(name !== undefined && { name }),
      ...(archived !== undefined && { archived_at: archived ? sql<Date>`now()` : null }),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
