import { type RawBuilder, sql } from 'kysely'
import { AVAILABLE_FROM } from '../../catalogue/products/availability-sql.ts'
import { offerFor, SOLD_BY_WEIGHT } from '../../catalogue/products/offer-sql.ts'
import type { Operand } from '../../database/prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'

/**
 * What a source of wanted products selects, each product once: cases (1 or more), the place in the order of filling, and the
 * case that was paid (cents, hundredths), all three null where none was.
 */
export type WantedSource = {
  product_id: number
  cases: number
  position: number
  paid_price_cents: number | null
  paid_quantity_hundredths: number | null
  paid_unit: string | null
}

/** A wanted product as it is today, with the cases that the cart has of it, 0 for none, and the cart's number of lines. */
export type WantedLine = Awaited<ReturnType<ReturnType<typeof wantedLinesQuery>['execute']>>[number]

/**
 * The query of WantedLine over any source with the columns of WantedSource, in the order of their positions. To be read
 * after lockCart, in a statement of its own.
 */
export function wantedLinesQuery(
  tx: Transaction,
  source: RawBuilder<unknown>,
  restaurantId: Operand<RestaurantId>,
) {
  return tx
    .selectFrom(sql<WantedSource>`${source}`.as('wanted'))
    .innerJoin('product', 'product.id', 'wanted.product_id')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .innerJoin('restaurant', (join) => join.on('restaurant.account_id', '=', restaurantId))
    .innerJoinLateral(offerFor(restaurantId).as('offer'), (join) => join.onTrue())
    .leftJoin('cart_line', (join) =>
      join
        .onRef('cart_line.restaurant_id', '=', 'restaurant.account_id')
        .onRef('cart_line.product_id', '=', 'product.id'),
    )
    .select(({ fn, lit, selectFrom }) => [
      'wanted.cases',
      'wanted.paid_price_cents',
      'wanted.paid_quantity_hundredths',
      'wanted.paid_unit',
      'product.public_id',
      'product.name_fr',
      'product.name_en',
      'product.unit',
      'offer.price_cents',
      'offer.terms',
      'product.quantity_hundredths',
      SOLD_BY_WEIGHT,
      'account.public_id as supplier_public_id',
      'supplier.name as supplier_name',
      'offer.unavailable',
      AVAILABLE_FROM,
      fn.coalesce('cart_line.quantity', lit(0)).as('present'),
      selectFrom('cart_line as line')
        .select((lines) => lines.fn.countAll<number>().as('count'))
        .where('line.restaurant_id', '=', restaurantId)
        .$asScalar()
        .$notNull()
        .as('line_count'),
    ])
    .orderBy('wanted.position')
}
