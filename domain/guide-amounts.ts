import { type Content, comparableContent } from './case-content.ts'
import type { Measure } from './guide.ts'
import { BASE_AMOUNTS, type CaseSize } from './measure.ts'
import { nearestSafeInteger } from './safe-integer.ts'

/** What an item is counted in; `case` is null unless the measure is `case`. */
export type ItemMeasure = { readonly measure: Measure; readonly case: CaseSize | null }

/** Cases of one size that are ordered, or about to be. */
export type Cases = CaseSize & { readonly cases: number }

const ONE_OF = {
  g: { base: 'weight', amount: BASE_AMOUNTS },
  ml: { base: 'volume', amount: BASE_AMOUNTS },
  piece: { base: 'count', amount: BASE_AMOUNTS },
} as const satisfies Record<Exclude<Measure, 'case'>, Content>

/** One of an item's measure. */
function oneOf({ measure, case: size }: ItemMeasure): Content {
  if (measure !== 'case') return ONE_OF[measure]
  if (!size) throw new RangeError('an item counted in cases has a case')
  return comparableContent(size)
}

/** Whether cases of a product can be counted in the item's measure. */
export function isCountable(item: ItemMeasure, size: CaseSize): boolean {
  return comparableContent(size).base === oneOf(item).base
}

/** What cases hold together, in base amounts; those that the item's measure does not count are left out. */
function sumOf(one: Content, cases: readonly Cases[]): bigint {
  return cases.reduce((sum, some) => {
    const { base, amount } = comparableContent(some)
    return base === one.base ? sum + amount * BigInt(some.cases) : sum
  }, 0n)
}

/** What cases hold together, in hundredths of the item's measure, rounded half up. */
export function amountOfCases(item: ItemMeasure, cases: readonly Cases[]): number {
  const one = oneOf(item)
  return nearestSafeInteger((2n * 100n * sumOf(one, cases) + one.amount) / (2n * one.amount))
}

/**
 * Cases of a size to order, so that what is on hand and on the way comes to the par: the least number that does, 0 when it
 * does already. Par and on hand are in hundredths of the item's measure. Null without a par, and where the case cannot be
 * counted in that measure. Exact: a third of a case missing is a case.
 */
export function suggestedCases(
  item: ItemMeasure & { readonly par: number | null },
  { onHand, onTheWay }: { onHand: number; onTheWay: readonly Cases[] },
  size: CaseSize,
): number | null {
  const one = oneOf(item)
  const content = comparableContent(size)
  if (item.par === null || content.base !== one.base) return null
  const missing = BigInt(item.par - onHand) * one.amount - 100n * sumOf(one, onTheWay)
  if (missing <= 0n) return 0
  const ofCase = 100n * content.amount
  return nearestSafeInteger((missing + ofCase - 1n) / ofCase)
}
