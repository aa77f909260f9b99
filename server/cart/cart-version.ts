import { createHash } from 'node:crypto'
import type { CartLine } from './cart-sql.ts'

/**
 * What a cart was when somebody looked at it: products, quantities, what a case now costs and holds, and what can
 * no longer be ordered. The same goods added in another order are the same cart.
 */
export function cartVersion(lines: readonly CartLine[]): string {
  const said = lines
    .toSorted((a, b) => a.product_id - b.product_id)
    .map((line) => [
      line.product_id,
      line.quantity,
      line.price_cents,
      line.quantity_hundredths,
      line.unit,
      line.reason,
    ])
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}
