import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { amountOfCases } from '@halles/domain/guide-amounts.ts'
import { answerNeed, type Need } from '@halles/domain/guide-need.ts'
import { differenceSince } from '@halles/domain/guide-prices.ts'
import { type KeptFilter, meetsFilter } from '@halles/domain/product-filter.ts'
import type { Reader } from '../database/transaction.ts'
import { ownPriceOf } from '../prices/own-price.ts'
import {
  findStoredGuide,
  type GuideReader,
  listStoredProducts,
  type StoredGuide,
  type StoredProduct,
} from './guide-view-sql.ts'

type Guide = Output<Endpoints['getGuide']>
type Item = Guide['items'][number]

/** A stored product under the names that the domain compares by. */
export type ComparedProduct = StoredProduct & { priceCents: number; quantityHundredths: number }

/** An item of a guide with its products, as the domain counts it. */
export type StoredNeed = Need<ComparedProduct> & { item: StoredGuide['items'][number] }

/** A guide and what its items need; undefined when the restaurant has no such guide. */
export async function findNeeds(
  reader: Reader,
  viewer: GuideReader,
  publicId: string,
): Promise<{ guide: StoredGuide; needs: StoredNeed[] } | undefined> {
  const guide = await findStoredGuide(reader, viewer, publicId)
  if (!guide) return undefined
  const stored = await listStoredProducts(reader, viewer.restaurantId, guide.id)
  const ofItem = Map.groupBy(stored, ({ item_id }) => item_id)
  return { guide, needs: guide.items.map((item) => needOf(item, ofItem.get(item.id) ?? [])) }
}

/** The answer of the guide's page; undefined when the restaurant has no such guide. */
export async function findGuide(
  reader: Reader,
  viewer: GuideReader,
  publicId: string,
): Promise<Guide | undefined> {
  const found = await findNeeds(reader, viewer, publicId)
  if (!found) return undefined
  const { public_id, name, guide_version, is_archived } = found.guide
  return { public_id, name, guide_version, is_archived, items: found.needs.map(itemOf) }
}

/** Cases of an item's products in open orders. */
export function onTheWayOf({ products }: StoredNeed) {
  return products.flatMap(({ coming }) => coming ?? [])
}

function needOf(item: StoredGuide['items'][number], products: StoredProduct[]): StoredNeed {
  const { measure, par, case_unit: unit, case_hundredths: quantityHundredths } = item
  const size = unit === null || quantityHundredths === null ? null : { unit, quantityHundredths }
  return {
    item,
    measure,
    case: size,
    par,
    onHand: item.count?.amount ?? 0,
    products: products.map((product) => ({
      ...product,
      priceCents: product.price_cents,
      quantityHundredths: product.quantity_hundredths,
    })),
  }
}

function itemOf(need: StoredNeed): Item {
  const { item } = need
  const onTheWay = onTheWayOf(need)
  const { product, cases, cheapest } = answerNeed(need, onTheWay)
  return {
    public_id: item.public_id,
    label: item.label,
    section: item.section,
    measure: item.measure,
    case: need.case && {
      quantity_per_case: need.case.quantityHundredths,
      unit: need.case.unit,
    },
    par: item.par,
    count: item.count,
    on_the_way: amountOfCases(need, onTheWay),
    suggested: cases,
    order_product: product?.public_id ?? null,
    cheapest: cheapest
      ? {
          product: cheapest.offer.public_id,
          saved: cheapest.savedCents,
          thousandths: cheapest.thousandths,
        }
      : null,
    filter: item.filter,
    products: need.products.map((one) => productOf(one, item.filter)),
  }
}

function productOf(product: ComparedProduct, filter: KeptFilter | null): Item['products'][number] {
  return {
    public_id: product.public_id,
    name_fr: product.name_fr,
    name_en: product.name_en,
    category: product.category,
    price: product.price_cents,
    quantity_per_case: product.quantity_hundredths,
    unit: product.unit,
    price_per_unit: product.price_per_unit,
    price_per_kg: product.price_per_kg,
    sold_by_weight: product.sold_by_weight,
    own_price: ownPriceOf({ priceCents: product.price_cents, terms: product.terms }),
    supplier: {
      public_id: product.supplier_public_id,
      name: product.supplier_name,
      minimum_order_price: product.minimum_order_cents,
    },
    unavailable: product.unavailable,
    available_from: product.unavailable === 'product_unavailable' ? product.available_from : null,
    last_paid: product.last_paid,
    change: changeOf(product),
    meets_filter: !filter || meetsFilter(product, filter),
  }
}

function changeOf(product: ComparedProduct): Item['products'][number]['change'] {
  const { last_paid: paid } = product
  if (!paid) return null
  const { price: priceCents, quantity_per_case: quantityHundredths, unit } = paid
  const difference = differenceSince({ priceCents, quantityHundredths, unit }, product)
  if (!difference) return null
  return { thousandths: difference.thousandths, is_smaller_case: difference.isSmallerCase }
}
