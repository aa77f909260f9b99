import { type Cents, lineTotal, sumCents } from './money.ts'
import type { OfferedStep, PriceFrom, PriceSource } from './offer.ts'
import { type LineAnswer, openQuantity } from './supplier-order.ts'
import { pricePerUnit } from './unit-price.ts'

/** An order's line with its price, and what so many cases cost when it was ordered: null, as much, however many. */
type PricedLine = LineAnswer & {
  readonly priceCents: Cents
  readonly priceSource: PriceSource
  /** What everyone was asked; null where the line is at that. */
  readonly listPriceCents: Cents | null
  readonly pricePerUnit: number
  readonly quantityHundredths: number
  readonly priceSteps: readonly OfferedStep[] | null
}

/**
 * The cases that the price of a line counts once its restaurant wants so many: what its supplier could not deliver of what was
 * asked for counts as asked for, as a shortage never undoes a step.
 */
export function casesForPrice(line: LineAnswer, cases: number): number {
  const lacking = line.quantity - openQuantity(line)
  return Math.min(cases + lacking, Math.max(line.quantity, cases))
}

/** The step that so many cases reach; steps from one case on, fewest first. */
export function reachedStep<Step extends Pick<PriceFrom, 'fromCases'>>(
  steps: readonly Step[],
  cases: number,
): Step | undefined {
  return steps.findLast(({ fromCases }) => fromCases <= cases)
}

/** A line at what so many cases of it cost when it was ordered, once its restaurant wants as many. */
export function pricedFor<Line extends PricedLine>(line: Line, cases: number): Line {
  const step = reachedStep(line.priceSteps ?? [], casesForPrice(line, cases))
  if (!step || step.priceCents === line.priceCents) return line
  const { priceCents, source: priceSource } = step
  return {
    ...line,
    priceCents,
    priceSource,
    listPriceCents: priceSource === 'list' ? null : (line.listPriceCents ?? line.priceCents),
    pricePerUnit: pricePerUnit(priceCents, line.quantityHundredths),
  }
}

/** In cents: what the cases of lines that come cost less than everyone was asked. */
export function belowListCents(
  lines: readonly (LineAnswer & Pick<PricedLine, 'priceCents' | 'listPriceCents'>)[],
): Cents {
  return sumCents(
    lines.map((line) =>
      lineTotal((line.listPriceCents ?? line.priceCents) - line.priceCents, openQuantity(line)),
    ),
  )
}
