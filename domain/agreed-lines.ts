import { MAX_LINE_QUANTITY } from './cart.ts'
import type { OrderSide } from './order-change.ts'
import type { ProposalLineKind } from './proposal.ts'
import { type LineAnswer, openQuantity } from './supplier-order.ts'

/** A line of the order as it stands, in cents and cases. */
type OrderedLine = LineAnswer & {
  readonly id: number
  readonly productId: number
  readonly priceCents: number
  readonly cancelledBy: OrderSide | null
}

/** What was proposed of lines and products, and is agreed to. */
type AgreedLine = {
  readonly id: number
  readonly kind: ProposalLineKind
  readonly lineId: number | null
  readonly oldCases: number | null
  readonly newCases: number | null
  readonly productId: number | null
  readonly priceCents: number | null
  readonly quantity: number | null
}

/** A line that comes with a proposal's line, in place of another or for itself. */
export type ComingLine = {
  readonly proposalLineId: number
  readonly replacesLineId: number | null
  readonly quantity: number
  readonly priceCents: number
}

/**
 * The lines that change and those that come when a proposal of `side` is agreed to. A product that the order has already becomes
 * a raise of its line. Undefined when the order has changed so that the proposal is no longer about it: a line has other
 * cases than it had, the product has come at another price, or nothing would be left.
 */
export function agreedLines<Line extends OrderedLine>(
  lines: readonly Line[],
  agreed: readonly AgreedLine[],
  side: OrderSide,
): { changed: Line[]; coming: ComingLine[] } | undefined {
  const now = new Map(lines.map((line) => [line.id, line]))
  const coming: ComingLine[] = []
  const changedIds = new Set<number>()
  const set = (line: Line) => {
    now.set(line.id, line)
    changedIds.add(line.id)
  }
  for (const { lineId, oldCases, newCases } of agreed) {
    if (lineId === null) continue
    const line = now.get(lineId)
    // guard: proposals: lines as they were proposed about [proposal]
    //   code: openQuantity(line) !== oldCases
    //   instead: false
    if (!line || openQuantity(line) !== oldCases) return undefined
    if (newCases !== oldCases) set(withCases(line, newCases ?? 0, side))
  }
  for (const { id, kind, lineId, productId, priceCents, quantity } of agreed) {
    if (productId === null || priceCents === null || quantity === null) continue
    const same = [...now.values()].find((line) => !line.isCancelled && line.productId === productId)
    if (!same) {
      const replacesLineId = kind === 'substitute' ? lineId : null
      coming.push({ proposalLineId: id, replacesLineId, quantity, priceCents })
      continue
    }
    const raised = openQuantity(same) + quantity
    if (same.priceCents !== priceCents || raised > MAX_LINE_QUANTITY) return undefined
    set(withCases(same, raised, side))
  }
  const isEmptied = coming.length === 0 && [...now.values()].every((line) => line.isCancelled)
  // guard: proposals: something is left [proposal]
  if (isEmptied) return undefined
  return {
    changed: lines.flatMap(({ id }) => (changedIds.has(id) ? (now.get(id) ?? []) : [])),
    coming,
  }
}

/** What both agreed on is what is asked for now: what a supplier had reduced is settled by it. */
function withCases<Line extends OrderedLine>(line: Line, cases: number, side: OrderSide): Line {
  return cases === 0
    ? { ...line, isCancelled: true, cancelledBy: side }
    : { ...line, quantity: cases, editedQuantity: null }
}
