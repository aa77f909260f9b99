import { amountMissing } from '@halles/domain/checkout.ts'
import { deliveryFee } from '@halles/domain/delivery-fee.ts'
import { type Cents, formatMoney, lineTotal, parseMoney, sumCents } from '@halles/domain/money.ts'
import { type OrderAmounts, orderAmounts, sumAmounts } from '@halles/domain/order-amounts.ts'
import type { Cart, CartLine, CartProduct } from './cart.ts'

/** What a cart holds of one supplier. Amounts are cents. */
export type SupplierGroup = {
  supplier: CartLine['product']['supplier']
  lines: CartLine[]
  totalCents: Cents
  /** Undefined until the server has said it. */
  minimumCents: Cents | undefined
  /** 0 when the minimum is met, or not known. */
  missingCents: Cents
  /** As far as the server has said what is charged beside the goods. */
  amounts: OrderAmounts
}

/** The cart by supplier, suppliers and lines in the order in which they came in. */
export function supplierGroups(cart: Cart): SupplierGroup[] {
  const bySupplier = Map.groupBy(cart.cart_products, (line) => line.product.supplier.public_id)
  return [...bySupplier.values()].flatMap((lines) => {
    const [first] = lines
    return first ? [groupOf(first.product.supplier, lines)] : []
  })
}

function groupOf(supplier: SupplierGroup['supplier'], lines: CartLine[]): SupplierGroup {
  const totalCents = sumCents(lines.map((line) => parseMoney(line.total_price) ?? 0))
  const minimumCents = parseMoney(supplier.minimum_order_price)
  const missingCents = amountMissing(totalCents, minimumCents ?? 0)
  const amounts = amountsOf(supplier, lines, totalCents)
  return { supplier, lines, totalCents, minimumCents, missingCents, amounts }
}

/** As the server computes them of the same: what is changed here is shown before it has answered. */
function amountsOf(
  { delivery_fee: asked }: SupplierGroup['supplier'],
  lines: CartLine[],
  goods: Cents,
): OrderAmounts {
  const waivedFromCents = parseMoney(asked?.waived_from ?? '') ?? null
  const feeCents = parseMoney(asked?.fee ?? '') ?? 0
  const deposits = lines.map(({ product: { deposit = '' }, quantity }) =>
    lineTotal(parseMoney(deposit) ?? 0, quantity),
  )
  const fee = deliveryFee({ feeCents, waivedFromCents }, goods)
  return orderAmounts({ goods, fee, deposit: sumCents(deposits) })
}

/** Whether any of these lines is sold by weight: what they come to is an estimate. */
export function isEstimate(
  lines: readonly { product: Pick<CartProduct, 'sold_by_weight'> }[],
): boolean {
  return lines.some(({ product }) => Boolean(product.sold_by_weight))
}

/** What the cart comes to with fees and deposits, before taxes, as the wire has it. */
export function cartTotal(groups: readonly SupplierGroup[]): string {
  return wireAmounts(...groups).total
}

/** What groups come to together, as the wire has amounts. */
export function wireAmounts(...groups: Pick<SupplierGroup, 'amounts'>[]) {
  const { goods, fee, deposit, total } = sumAmounts(groups.map(({ amounts }) => amounts))
  return {
    goods: formatMoney(goods),
    fee: formatMoney(fee),
    deposit: formatMoney(deposit),
    total: formatMoney(total),
  }
}

export function casesIn(cart: Cart): number {
  return cart.cart_products.reduce((cases, line) => cases + line.quantity, 0)
}
