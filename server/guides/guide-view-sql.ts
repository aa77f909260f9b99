import type { Measure } from '@halles/domain/guide.ts'
import type { OfferTerms } from '@halles/domain/offer.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { FilteredFacts, KeptFilter } from '@halles/domain/product-filter.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { AVAILABLE_FROM } from '../catalogue/products/availability-sql.ts'
import {
  offerFor,
  SOLD_BY_WEIGHT,
  type UnavailableReason,
} from '../catalogue/products/offer-sql.ts'
import { shownMarks } from '../certificates/shown-marks-sql.ts'
import { montrealDay } from '../database/montreal-days.ts'
import { type Operand, type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import { minimumFor } from '../delivery/minimum-sql.ts'
import type { RestaurantId, RestaurantViewer } from '../platform/access/viewer.ts'
import { type Count, currentCount } from './guide-count-sql.ts'

/** Whose guide it is, and which of its members reads it. */
export type GuideReader = Pick<RestaurantViewer, 'restaurantId' | 'personId'>
type Asked = Parameters<GuideReader & { publicId: string }>

/** A guide with its items in their order; amounts in hundredths of their measures. */
export type StoredGuide = {
  id: number
  public_id: string
  name: string
  guide_version: number
  is_archived: boolean
  items: {
    id: number
    public_id: string
    label: string
    section: string
    measure: Measure
    case_unit: string | null
    case_hundredths: number | null
    par: number | null
    filter: KeptFilter | null
    count: Count | null
  }[]
}

/** A case and what it cost: cents, hundredths. */
type PaidCase = { price: number; quantity_per_case: number; unit: string; date: string }

/** A product of an item, in the order of rank: as it is today, as it was last paid, and its cases in open orders. */
export type StoredProduct = FilteredFacts & {
  item_id: number
  product_id: number
  public_id: string
  name_fr: string
  name_en: string
  category: CategoryName
  unit: string
  price_cents: number
  terms: OfferTerms | null
  quantity_hundredths: number
  price_per_unit: number
  price_per_kg: number | null
  sold_by_weight: 'weighed' | null
  supplier_public_id: string
  supplier_name: string
  minimum_order_cents: number
  unavailable: UnavailableReason | null
  available_from: string | null
  last_paid: PaidCase | null
  coming: { quantityHundredths: number; unit: string; cases: number }[] | null
}

const storedGuide = prepared('find_guide', (reader: Reader, asked: Asked) =>
  reader
    .selectFrom('guide')
    .select((eb) => [
      'guide.id',
      'guide.public_id',
      'guide.name',
      'guide.version as guide_version',
      sql<boolean>`guide.archived_at is not null`.as('is_archived'),
      jsonArrayFrom(
        eb
          .selectFrom('guide_item')
          .select((item) => [
            'guide_item.id',
            'guide_item.public_id',
            'guide_item.label',
            'guide_item.section',
            'guide_item.measure',
            'guide_item.case_unit',
            'guide_item.case_hundredths',
            'guide_item.par',
            'guide_item.filter',
            jsonObjectFrom(currentCount(item as never, asked.personId)).as('count'),
          ])
          .whereRef('guide_item.guide_id', '=', 'guide.id')
          .orderBy('guide_item.position')
          .orderBy('guide_item.id'),
      ).as('items'),
    ])
    .where('guide.restaurant_id', '=', asked.restaurantId)
    .where('guide.public_id', '=', asked.publicId)
    .$castTo<StoredGuide>(),
)

/** A guide of the restaurant, archived ones too. */
export async function findStoredGuide(
  reader: Reader,
  { restaurantId, personId }: GuideReader,
  publicId: string,
): Promise<StoredGuide | undefined> {
  const { rows } = await storedGuide(reader, { restaurantId, personId, publicId })
  return rows[0]
}

/**
 * Cases on the way to a restaurant, by product and size: of parts of orders that were not received and that neither side has
 * marked as done, unless they were placed so long ago that nobody waits for them any more.
 */
function comingCases(reader: Pick<Reader, 'selectFrom'>, restaurantId: Operand<RestaurantId>) {
  const lines = reader
    .selectFrom('restaurant_order as placed')
    .innerJoin('supplier_order as part', 'part.restaurant_order_id', 'placed.id')
    .innerJoin('order_line as line', 'line.supplier_order_id', 'part.id')
    .select([
      'line.product_id',
      'line.unit',
      'line.quantity_hundredths',
      sql<number>`sum(coalesce(line.edited_quantity, line.asked_quantity, line.quantity))`.as(
        'cases',
      ),
    ])
    .where('placed.restaurant_id', '=', restaurantId)
    .where('placed.status', '=', sql.lit('active'))
    .where('placed.placed_at', '>=', sql<Date>`now() - interval '14 days'`)
    .where('part.status', 'in', OPEN)
    .where(sql<SqlBool>`not line.is_cancelled`)
    .where(sql<SqlBool>`not exists (select from receipt where receipt.supplier_order_id = part.id)`)
    .groupBy(['line.product_id', 'line.unit', 'line.quantity_hundredths'])
  return reader
    .selectFrom(lines.as('line'))
    .select('line.product_id')
    .select(
      sql<StoredProduct['coming']>`json_agg(json_build_object(
        'quantityHundredths', line.quantity_hundredths, 'unit', line.unit, 'cases', line.cases))`.as(
        'cases',
      ),
    )
    .groupBy('line.product_id')
}

/** Of each product of a guide, the case that the restaurant ordered last, of any size. */
function lastPaidCases(
  reader: Pick<Reader, 'selectFrom'>,
  { guideId, restaurantId }: AskedProducts,
) {
  return reader
    .selectFrom('guide_item_product as listed')
    .innerJoin('last_paid', 'last_paid.product_id', 'listed.product_id')
    .distinctOn('last_paid.product_id')
    .select([
      'last_paid.product_id',
      sql<PaidCase>`json_build_object(
        'price', last_paid.price_cents, 'quantity_per_case', last_paid.quantity_hundredths,
        'unit', last_paid.unit, 'date', ${montrealDay('last_paid.placed_at')})`.as('last_paid'),
    ])
    .where('listed.guide_id', '=', guideId)
    .where('last_paid.restaurant_id', '=', restaurantId)
    .orderBy('last_paid.product_id')
    .orderBy('last_paid.placed_at', 'desc')
    .orderBy('last_paid.restaurant_order_id', 'desc')
}

type AskedProducts = Parameters<{ guideId: number; restaurantId: RestaurantId }>

const OPEN = ['pending', 'acknowledged'] as const

const storedProducts = prepared('list_guide_products', (reader: Reader, asked: AskedProducts) =>
  reader
    .selectFrom('guide_item_product as listed')
    .innerJoin('product', 'product.id', 'listed.product_id')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .innerJoinLateral(offerFor(asked.restaurantId).as('offer'), (join) => join.onTrue())
    .leftJoin(comingCases(reader, asked.restaurantId).as('coming'), (join) =>
      join.onRef('coming.product_id', '=', 'product.id'),
    )
    .leftJoin(lastPaidCases(reader, asked).as('paid'), (join) =>
      join.onRef('paid.product_id', '=', 'product.id'),
    )
    .select([
      'listed.guide_item_id as item_id',
      'product.id as product_id',
      'product.public_id',
      'product.name_fr',
      'product.name_en',
      'product.category',
      'product.unit',
      'offer.price_cents',
      'offer.terms',
      'product.quantity_hundredths',
      shownMarks().as('marks'),
      'product.origin',
      'product.keep',
      'product.contains',
      'product.may_contain',
      'offer.price_per_unit',
      'offer.price_per_kg',
      SOLD_BY_WEIGHT,
      'account.public_id as supplier_public_id',
      'supplier.name as supplier_name',
      minimumFor(asked.restaurantId).as('minimum_order_cents'),
      'offer.unavailable',
      AVAILABLE_FROM,
      'paid.last_paid',
      'coming.cases as coming',
    ])
    .where('listed.guide_id', '=', asked.guideId)
    .orderBy('listed.guide_item_id')
    .orderBy('listed.rank')
    .$castTo<StoredProduct>(),
)

/** The products of a guide's items as they are for the restaurant today, those of an item in the order of rank. */
export async function listStoredProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  guideId: number,
): Promise<StoredProduct[]> {
  const { rows } = await storedProducts(reader, { guideId, restaurantId })
  return rows
}
