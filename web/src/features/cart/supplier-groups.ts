import { amountMissing } from '@halles/domain/checkout.ts'
import { type Cents, parseMoney, sumCents } from '@halles/domain/money.ts'
import type { Cart, CartLine } from './cart.ts'

/** What a cart holds of one supplier. Amounts are cents. */
export type SupplierGroup = {
  supplier: CartLine['product']['supplier']
  lines: CartLine[]
  totalCents: Cents
  /** Undefined until the server has said it. */
  minimumCents: Cents | undefined
  /** 0 when the minimum is met, or not known. */
  missingCents: Cents
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
  return { supplier, lines, totalCents, minimumCents, missingCents }
}

export function casesIn(cart: Cart): number {
  return cart.cart_products.reduce((cases, line) => cases + line.quantity, 0)
}
