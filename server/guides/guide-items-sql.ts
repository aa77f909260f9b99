import type { Measure } from '@halles/domain/guide.ts'
import type { CaseSize } from '@halles/domain/measure.ts'
import type { KeptFilter } from '@halles/domain/product-filter.ts'
import { sql } from 'kysely'
import { IS_ON_MARKET, offerFor } from '../catalogue/products/offer-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import type { LockedGuide } from './guides-sql.ts'

/** An item as its guide is put in order by. */
export type PlacedItem = {
  id: number
  publicId: string
  section: string
  measure: string
  /** What `case` means as its measure. */
  case: CaseSize | null
}

/** A product that may be in a guide; `itemId`: the item of the guide that has it. */
export type GuideProduct = CaseSize & { id: number; publicId: string; itemId: number | null }

/** What a person says of an item; the par in hundredths of the measure. */
export type ItemFacts = {
  label: string
  section: string
  measure: Measure
  case: CaseSize | null
  par: number | null
  /** Undefined: as it is. */
  filter: KeptFilter | null | undefined
}

/** The items of a locked guide in their order. */
export async function listItems(tx: Transaction, { id }: LockedGuide): Promise<PlacedItem[]> {
  const items = await tx
    .selectFrom('guide_item')
    .select(['id', 'public_id as publicId', 'section', 'measure', 'case_unit', 'case_hundredths'])
    .where('guide_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return items.map(({ case_unit: unit, case_hundredths: quantityHundredths, ...item }) => ({
    ...item,
    case: unit === null || quantityHundredths === null ? null : { unit, quantityHundredths },
  }))
}

/**
 * Of these products, those that the restaurant may put into a guide, whether or not they are available today: for sale by
 * an active supplier that serves its city, or in the guide already.
 */
export function findGuideProducts(
  tx: Transaction,
  restaurantId: RestaurantId,
  guide: LockedGuide,
  publicIds: readonly string[],
): Promise<GuideProduct[]> {
  return tx
    .selectFrom('product')
    .innerJoin('account', 'account.id', 'product.supplier_id')
    .innerJoinLateral(offerFor(restaurantId).as('offer'), (join) => join.onTrue())
    .leftJoin('guide_item_product', (join) =>
      join
        .onRef('guide_item_product.product_id', '=', 'product.id')
        .on('guide_item_product.guide_id', '=', guide.id),
    )
    .select([
      'product.id',
      'product.public_id as publicId',
      'product.unit',
      'product.quantity_hundredths as quantityHundredths',
      'guide_item_product.guide_item_id as itemId',
    ])
    .where('product.public_id', '=', sql<string>`any(${publicIds})`)
    .where(sql<boolean>`(guide_item_product.guide_item_id is not null or ${IS_ON_MARKET})`)
    .execute()
}

/** Adds an item for each product at the end of a guide, counted in its cases, with the filter by which it was found. */
export async function insertItemsOf(
  tx: Transaction,
  { id }: LockedGuide,
  products: readonly GuideProduct[],
  filter: KeptFilter | null = null,
): Promise<void> {
  if (products.length === 0) return
  await sql`
    with wanted as (
      select product.id as product_id, unit, quantity_hundredths,
        position + (select coalesce(max(position), 0) from guide_item where guide_id = ${id}) as position
      from unnest(${products.map((product) => product.id)}::integer[]) with ordinality given (id, position)
      join product using (id)
    ), item as (
      insert into guide_item (guide_id, label, section, position, measure, case_unit, case_hundredths, filter)
      select ${id}, '', '', position, 'case', unit, quantity_hundredths, ${filter && JSON.stringify(filter)}::jsonb from wanted
      returning id, position
    )
    insert into guide_item_product (guide_item_id, guide_id, product_id, rank)
    select item.id, ${id}, wanted.product_id, 1 from item join wanted using (position)`.execute(tx)
}

/** Adds an item at the end of a guide. */
export async function insertItem(
  tx: Transaction,
  { id }: LockedGuide,
  facts: ItemFacts,
): Promise<{ id: number; publicId: string }> {
  return tx
    .insertInto('guide_item')
    .values(({ selectFrom, fn }) => ({
      guide_id: id,
      position: selectFrom('guide_item')
        .select(sql<number>`coalesce(${fn.max('position')}, 0) + 1`.as('position'))
        .where('guide_id', '=', id),
      ...columnsOf(facts),
    }))
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
}

/** Replaces what is said of an item. What was counted in another measure is no count any more. */
export async function updateItem(
  tx: Transaction,
  item: PlacedItem,
  facts: ItemFacts,
): Promise<void> {
  await tx.updateTable('guide_item').set(columnsOf(facts)).where('id', '=', item.id).execute()
  if (facts.measure !== item.measure) {
    await tx.deleteFrom('guide_count').where('guide_item_id', '=', item.id).execute()
  }
}

/** Replaces the products of an item, the preferred one first. */
export async function replaceItemProducts(
  tx: Transaction,
  { id }: LockedGuide,
  itemId: number,
  productIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('guide_item_product').where('guide_item_id', '=', itemId).execute()
  await tx
    .insertInto('guide_item_product')
    .values(
      productIds.map((product_id, index) => ({
        guide_item_id: itemId,
        guide_id: id,
        product_id,
        rank: index + 1,
      })),
    )
    .execute()
}

/** Puts the items of a guide into this order; only those that change place are written. */
export async function updateOrder(
  tx: Transaction,
  { id }: LockedGuide,
  items: readonly { id: number }[],
): Promise<void> {
  await sql`
    update guide_item set position = wanted.position
    from unnest(${items.map((item) => item.id)}::integer[]) with ordinality wanted (id, position)
    where guide_item.id = wanted.id and guide_id = ${id} and guide_item.position <> wanted.position`.execute(
    tx,
  )
}

/** Puts an item into a section. */
export async function updateSection(
  tx: Transaction,
  itemId: number,
  section: string,
): Promise<void> {
  await tx.updateTable('guide_item').set({ section }).where('id', '=', itemId).execute()
}

/** Takes an item out of its guide, with what was counted of it. */
export async function deleteItem(tx: Transaction, itemId: number): Promise<void> {
  await tx.deleteFrom('guide_item').where('id', '=', itemId).execute()
}

function columnsOf({ label, section, measure, case: size, par, filter }: ItemFacts) {
  return {
    label,
    section,
    measure,
    case_unit: size?.unit ?? null,
    case_hundredths: size?.quantityHundredths ?? null,
    par,
    ...(filter !== undefined && { filter: filter && JSON.stringify(filter) }),
  }
}
