import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { DatedTerms } from '@halles/domain/price-history.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId, SupplierId } from '../../platform/access/viewer.ts'
import { comparedProducts, supplierOf, withSupplier } from '../product-list/page-products-sql.ts'
import { OWN_PRICES, PRODUCT_COLUMNS } from '../product-list/product-columns-sql.ts'
import { AVAILABILITY } from '../products/availability-sql.ts'
import { isOfferedTo } from '../products/offer-sql.ts'
import { SHOWN_PHOTOS } from '../products/photo-columns-sql.ts'
import { datedTerms, PRICE_HISTORY, paidCases } from './product-history-sql.ts'

type Page = Omit<Output<Endpoints['getProduct']>, 'next_delivery' | 'own_history'>
type Wanted<Owner> = Owner & { publicId: string }

const productPage = prepared(
  'product_page',
  (
    reader: Reader,
    { restaurantId, publicId }: Parameters<Wanted<{ restaurantId: RestaurantId }>>,
  ) =>
    reader
      .with('page', (db) =>
        db
          .selectFrom('product')
          .select('id')
          .where('public_id', '=', publicId)
          .where('deleted_at', 'is', null)
          // guard: product page: of a supplier that delivers to the restaurant [product.get]
          .where(isOfferedTo('product', restaurantId)),
      )
      .selectFrom(
        comparedProducts(restaurantId, isOfferedTo('offer', restaurantId))
          .select([
            ...AVAILABILITY,
            SHOWN_PHOTOS,
            PRICE_HISTORY,
            paidCases(restaurantId),
            datedTerms(restaurantId),
            'product.lead_days',
          ])
          .as('product'),
      )
      .selectAll(),
)

/**
 * A product as a restaurant's page of it says, with the days ahead that it must be ordered and what it was asked by day; undefined where its supplier does
 * not deliver to the restaurant, or offers it no more.
 */
export async function findProductPage(
  reader: Reader,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<{ page: Page; leadDays: number; terms: DatedTerms } | undefined> {
  const { rows } = await productPage(reader, { restaurantId, publicId })
  if (!rows[0]) return undefined
  const { lead_days: leadDays, dated_terms: terms, ...page } = withSupplier(rows[0])
  return { page, leadDays, terms }
}

const ownPage = prepared(
  'own_product_page',
  (reader: Reader, { supplierId, publicId }: Parameters<Wanted<{ supplierId: SupplierId }>>) =>
    reader
      .selectFrom('product')
      .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
      .innerJoin('account', 'account.id', 'supplier.account_id')
      .select([...PRODUCT_COLUMNS, ...OWN_PRICES, ...AVAILABILITY, SHOWN_PHOTOS, PRICE_HISTORY])
      .select(supplierOf)
      .where('product.public_id', '=', publicId)
      // guard: product page: own products alone [product.get]
      .where('product.supplier_id', '=', supplierId)
      .where('product.deleted_at', 'is', null),
)

/** What restaurants see of one of a supplier's own products; undefined for another's, or one that is deleted. */
export async function findOwnProductPage(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<Output<Endpoints['supplierProduct']> | undefined> {
  const { rows } = await ownPage(reader, { supplierId, publicId })
  return rows[0] && withSupplier(rows[0])
}
