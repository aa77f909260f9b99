import { type Cents, lineTotal, sumCents } from './money.ts'

type CheckoutLine = {
  readonly supplierId: number
  readonly priceCents: Cents
  readonly quantity: number
}

export type SupplierGroup<L extends CheckoutLine> = {
  supplierId: L['supplierId']
  totalCents: Cents
  amountMissingCents: Cents
  lines: (L & { totalCents: Cents })[]
}

/** What is still missing to a supplier's minimum order price, in cents; 0 when it is met or equalled. */
export function amountMissing(totalCents: Cents, minimumCents: Cents): Cents {
  return Math.max(0, minimumCents - totalCents)
}

function toGroup<L extends CheckoutLine>(
  supplierId: L['supplierId'],
  ofSupplier: readonly L[],
  minimumCents: Cents,
): SupplierGroup<L> {
  const lines = ofSupplier.map((line) => ({
    ...line,
    totalCents: lineTotal(line.priceCents, line.quantity),
  }))
  const totalCents = sumCents(lines.map((line) => line.totalCents))
  return {
    supplierId,
    totalCents,
    amountMissingCents: amountMissing(totalCents, minimumCents),
    lines,
  }
}

/**
 * The cart's lines by supplier, suppliers and lines in the order of first appearance, each group with its total and
 * the amount missing to the supplier's minimum (`minimumOf`, in cents).
 */
export function groupBySupplier<L extends CheckoutLine>(
  lines: readonly L[],
  minimumOf: (supplierId: L['supplierId']) => Cents,
): SupplierGroup<L>[] {
  const bySupplier = Map.groupBy(lines, (line): L['supplierId'] => line.supplierId)
  return Array.from(bySupplier, ([supplierId, ofSupplier]) =>
    toGroup(supplierId, ofSupplier, minimumOf(supplierId)),
  )
}

/** Sum over the suppliers, in cents. */
export function checkoutTotal(groups: readonly { readonly totalCents: Cents }[]): Cents {
  return sumCents(groups.map((group) => group.totalCents))
}
