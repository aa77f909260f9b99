import { type Cart, type CartLine, UNKNOWN_MINIMUM, type UnavailableLine } from '../cart.ts'

export type Product = CartLine['product']

/** Where nothing is charged. */
const NONE = '0.00'

/** One thing that is not as the person saw it. Amounts of the wire. */
export type CartDifference =
  | { kind: 'gone'; product: Product; reason: UnavailableLine['reason'] }
  | { kind: 'removed'; product: Product }
  | { kind: 'added'; product: Product; quantity: number }
  | { kind: 'quantity'; product: Product; before: number; after: number }
  | { kind: 'price'; product: Product; before: string; after: string }
  | { kind: 'case'; before: Product; after: Product }
  | { kind: 'minimum'; supplier: Product['supplier']; before: string; after: string }
  | { kind: 'fee'; supplier: Product['supplier']; before: string; after: string }
  | { kind: 'waived'; supplier: Product['supplier']; from: string | null }
  | { kind: 'deposit'; product: Product; before: string; after: string }

/** What changed between the cart on screen and the server's. */
export function cartDifferences(before: Cart, after: Cart): CartDifference[] {
  return [
    ...before.cart_products.flatMap((line) => lineDifferences(line, after)),
    ...addedLines(before, after),
    ...minimumDifferences(before, after),
    ...feeDifferences(before, after),
  ]
}

function lineDifferences(line: CartLine, after: Cart): CartDifference[] {
  const { product, quantity } = line
  const isSame = (other: { product: Product }) => other.product.public_id === product.public_id
  const gone = after.unavailable.find(isSame)
  if (gone) return [{ kind: 'gone', product, reason: gone.reason }]
  const now = after.cart_products.find(isSame)
  if (!now) return [{ kind: 'removed', product }]
  const differences: CartDifference[] = []
  if (now.product.price !== product.price) {
    differences.push({ kind: 'price', product, before: product.price, after: now.product.price })
  }
  if (
    now.product.quantity_per_case !== product.quantity_per_case ||
    now.product.unit !== product.unit
  ) {
    differences.push({ kind: 'case', before: product, after: now.product })
  }
  const { deposit = NONE } = product
  if (now.product.deposit !== product.deposit) {
    const { deposit: after = NONE } = now.product
    differences.push({ kind: 'deposit', product, before: deposit, after })
  }
  if (now.quantity !== quantity) {
    differences.push({ kind: 'quantity', product, before: quantity, after: now.quantity })
  }
  return differences
}

function addedLines(before: Cart, after: Cart): CartDifference[] {
  const known = new Set(before.cart_products.map((line) => line.product.public_id))
  return after.cart_products
    .filter((line) => !known.has(line.product.public_id))
    .map(({ product, quantity }) => ({ kind: 'added', product, quantity }))
}

function minimumDifferences(before: Cart, after: Cart): CartDifference[] {
  const minimums = suppliersOf(before)
  return [...suppliersOf(after).values()].flatMap((supplier) => {
    const known = minimums.get(supplier.public_id)?.minimum_order_price || UNKNOWN_MINIMUM
    return known === UNKNOWN_MINIMUM || known === supplier.minimum_order_price
      ? []
      : [{ kind: 'minimum' as const, supplier, before: known, after: supplier.minimum_order_price }]
  })
}

/** Of a supplier that both have; of one that had not been answered yet no fee was seen. */
function feeDifferences(before: Cart, after: Cart): CartDifference[] {
  const seen = suppliersOf(before)
  return [...suppliersOf(after).values()].flatMap((supplier): CartDifference[] => {
    const known = seen.get(supplier.public_id)
    if (!known) return []
    const [was, now] = [known.delivery_fee, supplier.delivery_fee]
    if (was?.fee !== now?.fee)
      return [{ kind: 'fee', supplier, before: was?.fee ?? NONE, after: now?.fee ?? NONE }]
    if (was?.waived_from === now?.waived_from) return []
    return [{ kind: 'waived', supplier, from: now?.waived_from ?? null }]
  })
}

function suppliersOf(cart: Cart): Map<string, Product['supplier']> {
  return new Map(
    cart.cart_products.map(({ product }) => [product.supplier.public_id, product.supplier]),
  )
}
