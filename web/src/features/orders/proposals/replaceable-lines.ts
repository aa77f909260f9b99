import { mostCases } from '../order-changes.ts'
import type { SupplierOrder } from '../order-queries.ts'
import type { ProposedLine } from './proposed-part.ts'

type Lines = Pick<SupplierOrder, 'orderProducts'>

/**
 * The lines that something can be proposed for, with the cases that it would come for: those that come, and those that their
 * supplier removed and nothing has replaced.
 */
export function replaceableLines({ orderProducts }: Lines): (ProposedLine & { missing: number })[] {
  const replaced = new Set(orderProducts.map(({ replaces }) => replaces))
  return orderProducts.flatMap((line) => {
    const { public_id, product, price, is_cancelled, cancelled_by } = line
    if (is_cancelled && (cancelled_by !== 'supplier' || replaced.has(public_id))) return []
    return {
      public_id,
      product: { ...product, price },
      cases: is_cancelled ? 0 : mostCases(line),
      missing: is_cancelled ? line.quantity : mostCases(line),
    }
  })
}
