import type { Cents } from './money.ts'
import type { EntryCases, LineEntry } from './order-entry.ts'
import type { OrderReason } from './reasons.ts'
import { type LineAnswer, openQuantity } from './supplier-order.ts'

type Line = LineAnswer & { readonly id: number; readonly priceCents: Cents }
type ChangedLine = Line & { readonly reason: OrderReason | null }

/** What is recorded of lines that changed, in their order, with what was said of each. */
export function lineEntries<Changed extends ChangedLine>(
  before: readonly Line[],
  changed: readonly Changed[],
  noteOf: (line: Changed) => string,
): (LineEntry & { lineId: number; reason: OrderReason | null; text: string })[] {
  const former = new Map(before.map((line) => [line.id, line]))
  return changed.map((line) => {
    const was = former.get(line.id) ?? line
    const about = { lineId: line.id, reason: line.reason, text: noteOf(line) }
    const cases = (of: Line): EntryCases => ({
      quantity: openQuantity(of),
      ...(was.priceCents !== line.priceCents && { price: of.priceCents }),
    })
    return line.isCancelled
      ? { kind: 'line_removed', old: cases(was), new: null, ...about }
      : { kind: 'line_changed', old: cases(was), new: cases(line), ...about }
  })
}

/** All lines of an order as they stand once some have changed. */
export function withChanges<L extends Line>(lines: readonly L[], changed: readonly L[]): L[] {
  const byId = new Map(changed.map((line) => [line.id, line]))
  return lines.map((line) => byId.get(line.id) ?? line)
}
