import { depositOfCase } from '@halles/domain/deposit.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { AVAILABLE_FROM } from '../catalogue/products/availability-sql.ts'
import { offerFor, SOLD_BY_WEIGHT } from '../catalogue/products/offer-sql.ts'
import { FIRST_PHOTO } from '../catalogue/products/photo-columns-sql.ts'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import { type Operand, type Parameters, prepared } from '../database/prepared.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { RestaurantId, RestaurantViewer } from '../platform/access/viewer.ts'
import { pricedLine } from '../prices/priced-line.ts'
import { approvalRequestQuery, orderingMemberQuery } from './approval-sql.ts'
import { deleteUnusedChoicesQuery } from './cart-choice-sql.ts'

/** A stored line with what one case costs. */
export type StoredLine = Awaited<ReturnType<typeof cartLines>>['rows'][number]
/** A stored line with its product and supplier as they are now; `reason` when it cannot be ordered. */
export type CartLine = Awaited<ReturnType<typeof listCartLines>>[number]

type OfRestaurant = Parameters<{ restaurantId: RestaurantId }>
type OfProduct = Parameters<{ restaurantId: RestaurantId; productPublicId: string }>
type LinesToDelete = { restaurantId: RestaurantId; productIds: number[] }

const lockCartRow = prepared('lock_cart', (tx: Transaction, { restaurantId }: OfRestaurant) =>
  tx
    .selectFrom('cart')
    .select('restaurant_id')
    .where('restaurant_id', '=', restaurantId)
    .forUpdate(),
)

/** Locks the restaurant's cart. Before anything of it is read in a write, so that two of them queue. */
export async function lockCart(tx: Transaction, restaurantId: RestaurantId): Promise<void> {
  await lockCartRow(tx, { restaurantId })
}

/** Whose cart it is, and which of its members reads it. */
export type CartReader = Pick<RestaurantViewer, 'restaurantId' | 'personId'>

const cartLines = prepared('list_cart_lines', (reader: Reader, of: Parameters<CartReader>) =>
  cartLinesQuery(reader, sql`cart_line`, of),
)

/**
 * Every stored line, in the order of adding, at the price that so many cases have and with the deposit of a case of today: prices,
 * fees and minimums in cents, quantities per case in hundredths. Each says in which delivery zone of its supplier the restaurant is, what was chosen for the supplier's part, and what the cart is for the
 * member who reads it: what that one may order, and the request for an approval.
 */
export async function listCartLines(reader: Reader, { restaurantId, personId }: CartReader) {
  const { rows } = await cartLines(reader, { restaurantId, personId })
  return rows.map(asCartLine)
}

/** A stored line as it is answered and ordered: at the price of so many cases, with the deposit of one. */
export function asCartLine(line: StoredLine) {
  const { deposit_containers: containers, deposit_kind: kind, today } = line
  return { ...pricedLine(line), deposit_cents: depositOfCase({ containers, kind }, today) }
}

/** The query of listCartLines over any source with the columns of `cart_line`. */
export function cartLinesQuery(
  reader: Reader,
  source: RawBuilder<unknown>,
  { restaurantId, personId }: Parameters<CartReader>,
) {
  return reader
    .selectFrom(sql<Selectable<DB['cart_line']>>`${source}`.as('cart_line'))
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'cart_line.restaurant_id')
    .innerJoinLateral(offerFor(restaurantId).as('offer'), (join) => join.onTrue())
    .leftJoin('delivery_zone_city', (join) =>
      join
        .onRef('delivery_zone_city.supplier_id', '=', 'supplier.account_id')
        .onRef('delivery_zone_city.city_id', '=', 'restaurant.city_id'),
    )
    .leftJoin('delivery_zone', 'delivery_zone.id', 'delivery_zone_city.zone_id')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.supplier_id', '=', 'supplier.account_id')
        .onRef('customer.restaurant_id', '=', 'restaurant.account_id')
        .on('customer.status', '=', 'open'),
    )
    .leftJoin('cart_choice', (join) =>
      join
        .onRef('cart_choice.restaurant_id', '=', 'cart_line.restaurant_id')
        .onRef('cart_choice.supplier_id', '=', 'supplier.account_id'),
    )
    .select([
      'cart_line.product_id',
      'cart_line.quantity',
      'product.public_id',
      'product.name_fr',
      'product.name_en',
      'product.unit',
      FIRST_PHOTO,
      'offer.price_cents',
      'offer.terms',
      'product.quantity_hundredths',
      'offer.price_per_unit',
      'offer.price_per_kg',
      SOLD_BY_WEIGHT,
      'product.supplier_id',
      'account.public_id as supplier_public_id',
      'supplier.name as supplier_name',
      sql<number>`coalesce(customer.minimum_cents, delivery_zone.minimum_order_cents, supplier.minimum_order_cents)`.as(
        'minimum_order_cents',
      ),
      'delivery_zone.id as zone_id',
      sql<number>`coalesce(delivery_zone.fee_cents, 0)`.as('fee_cents'),
      'delivery_zone.fee_waived_from_cents',
      'product.deposit_containers',
      'product.deposit_kind',
      MONTREAL_TODAY.as('today'),
      'product.lead_days',
      'cart_choice.day as chosen_day',
      sql<string>`coalesce(cart_choice.po_number, '')`.as('po_number'),
      sql<string>`coalesce(cart_choice.note, '')`.as('note'),
      'offer.unavailable as reason',
      AVAILABLE_FROM,
      // Read once a statement, for they depend on no line.
      orderingMemberQuery({ restaurantId, personId }).as('member'),
      approvalRequestQuery(restaurantId).as('approval_request'),
    ])
    .where('cart_line.restaurant_id', '=', restaurantId)
    .orderBy('cart_line.added_at')
    .orderBy('cart_line.product_id')
}

/** The products that a restaurant may order now. */
export function orderableProducts(tx: Transaction, restaurantId: Operand<RestaurantId>) {
  return tx
    .selectFrom('product')
    .innerJoin('account', 'account.id', 'product.supplier_id')
    .innerJoin('restaurant', (join) => join.on('restaurant.account_id', '=', restaurantId))
    .innerJoinLateral(offerFor(restaurantId).as('offer'), (join) => join.onTrue())
    .where('offer.unavailable', 'is', null)
}

const lineQuantity = prepared(
  'find_line_quantity',
  (tx: Transaction, { restaurantId, productPublicId }: OfProduct) =>
    tx
      .selectFrom('cart_line')
      .innerJoin('product', 'product.id', 'cart_line.product_id')
      .select('cart_line.quantity')
      .where('product.public_id', '=', productPublicId)
      .where('cart_line.restaurant_id', '=', restaurantId),
)

/** Cases of a product in the cart; undefined when it is not there. */
export async function findLineQuantity(
  tx: Transaction,
  restaurantId: RestaurantId,
  productPublicId: string,
): Promise<number | undefined> {
  const { rows } = await lineQuantity(tx, { restaurantId, productPublicId })
  return rows[0]?.quantity
}

const setLineQuantity = prepared(
  'update_cart_line',
  (
    tx: Transaction,
    { restaurantId, productPublicId, quantity }: OfProduct & Parameters<{ quantity: number }>,
  ) =>
    tx
      .updateTable('cart_line')
      .from('product')
      .set({ quantity })
      .whereRef('product.id', '=', 'cart_line.product_id')
      .where('product.public_id', '=', productPublicId)
      .where('cart_line.restaurant_id', '=', restaurantId),
)

/** Sets the quantity of a stored line; false when the product is not in the cart. */
export async function updateCartLine(
  tx: Transaction,
  restaurantId: RestaurantId,
  { productPublicId, quantity }: { productPublicId: string; quantity: number },
): Promise<boolean> {
  const values = { restaurantId, productPublicId, quantity }
  const { numAffectedRows = 0n } = await setLineQuantity(tx, values)
  return numAffectedRows > 0n
}

const deleteProduct = prepared(
  'delete_cart_line',
  (tx: Transaction, { restaurantId, productPublicId }: OfProduct) =>
    removeLinesQuery(
      restaurantId,
      sql`${tx
        .deleteFrom('cart_line')
        .using('product')
        .whereRef('product.id', '=', 'cart_line.product_id')
        .where('product.public_id', '=', productPublicId)
        .where('cart_line.restaurant_id', '=', restaurantId)
        .returning('cart_line.product_id')}`,
    ),
)

/** Takes a product out of the cart, wherever it is in one, and with a supplier's last one what was chosen for it. */
export async function deleteCartLine(
  tx: Transaction,
  restaurantId: RestaurantId,
  productPublicId: string,
): Promise<void> {
  await deleteProduct(tx, { restaurantId, productPublicId })
}

const deleteProducts = prepared(
  'delete_cart_lines',
  (tx: Transaction, values: Parameters<LinesToDelete>) =>
    removeLinesQuery(values.restaurantId, sql`${deleteCartLinesQuery(tx, values)}`),
)

/** Takes these lines out of the cart, and with a supplier's last one what was chosen for it. */
export async function deleteCartLines(
  tx: Transaction,
  restaurantId: RestaurantId,
  lines: readonly CartLine[],
): Promise<void> {
  await deleteProducts(tx, { restaurantId, productIds: lines.map((line) => line.product_id) })
}

// A common table expression does not see what another one deletes.
function removeLinesQuery(restaurantId: RawBuilder<RestaurantId>, removed: RawBuilder<unknown>) {
  return sql`with removed as (${removed})
    ${deleteUnusedChoicesQuery(
      { restaurantId },
      sql`select product_id from cart_line where restaurant_id = ${restaurantId}
        except select product_id from removed`,
    )}`
}

/** The query that takes lines out of the cart, to be part of another statement; returns product ids. */
export function deleteCartLinesQuery(
  tx: Transaction,
  { restaurantId, productIds }: Parameters<LinesToDelete>,
) {
  return tx
    .deleteFrom('cart_line')
    .where('restaurant_id', '=', restaurantId)
    .where('product_id', '=', sql<number>`any(${productIds})`)
    .returning('product_id')
}
