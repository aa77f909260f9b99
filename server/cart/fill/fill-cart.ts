import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { fillCart } from '@halles/domain/cart-fill.ts'
import { priceAt } from '@halles/domain/offer.ts'
import type { CaseOffer } from '@halles/domain/price-change.ts'
import { pricePerUnit } from '@halles/domain/unit-price.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { setCartLines } from '../cart-set-sql.ts'
import type { WantedLine } from './cart-fill-sql.ts'

/** What became of each wanted product, as answers carry it beside the cart. */
export type Filled = Omit<Output<Endpoints['orderAgain']>, 'cart'>

/** Puts what was read of wanted products into the locked cart. */
export async function fillLockedCart(
  tx: Transaction,
  restaurantId: RestaurantId,
  lines: readonly WantedLine[],
): Promise<Filled> {
  const wanted = lines.map((line) => ({ ...line, now: nowOf(line), paid: paidOf(line) }))
  const { filled, leftOut, repriced } = fillCart(wanted, lines[0]?.line_count ?? 0)
  await setCartLines(
    tx,
    restaurantId,
    filled.map(({ public_id: productId, quantity }) => ({ productId, quantity })),
  )
  return {
    filled: filled.map((line) => ({
      product: productOf(line),
      before: line.present,
      quantity: line.quantity,
    })),
    left_out: leftOut.map((line) => ({
      product: productOf(line),
      cases: line.cases,
      reason: line.reason,
      available_from: line.reason === 'product_unavailable' ? line.available_from : null,
    })),
    repriced: repriced.map((line) => ({
      product: productOf(line),
      change: line.change,
      sold_by_weight: line.sold_by_weight,
      before: offerOf(line.paid),
      now: offerOf(line.now),
    })),
  }
}

/** At the price that the cases have that the cart will. */
function nowOf({ price_cents, terms, cases, present, ...line }: WantedLine): CaseOffer {
  const { quantity_hundredths: quantityHundredths, unit } = line
  const { priceCents } = priceAt({ priceCents: price_cents, terms }, Math.max(cases, present))
  return { priceCents, quantityHundredths, unit }
}

function paidOf(line: WantedLine): CaseOffer | null {
  const { paid_price_cents: priceCents, paid_quantity_hundredths: quantityHundredths } = line
  const { paid_unit: unit } = line
  if (priceCents === null || quantityHundredths === null || unit === null) return null
  return { priceCents, quantityHundredths, unit }
}

function offerOf({ priceCents, quantityHundredths, unit }: CaseOffer) {
  return {
    price: priceCents,
    quantity_per_case: quantityHundredths,
    unit,
    price_per_unit: pricePerUnit(priceCents, quantityHundredths),
  }
}

function productOf(line: WantedLine) {
  return {
    public_id: line.public_id,
    name_fr: line.name_fr,
    name_en: line.name_en,
    supplier: { public_id: line.supplier_public_id, name: line.supplier_name },
  }
}
