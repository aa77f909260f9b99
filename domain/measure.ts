import type { Cents } from './money.ts'

/** What can be compared: a weight with a weight. Nothing converts one into another. */
export type MeasureFamily = 'weight' | 'volume' | 'count'

/** A whole number of base amounts, of which `BASE_AMOUNTS` are a gram, a millilitre or a piece. Exact, so a bigint. */
export type Amount = { family: MeasureFamily; amount: bigint }

/** What a case holds, in hundredths of its unit (above 0). */
export type CaseSize = { quantityHundredths: number; unit: string }
export type PricedCase = CaseSize & { priceCents: Cents }

/** Of a gram, a millilitre or a piece: so many that a hundredth of an ounce is a whole number of them. */
export const BASE_AMOUNTS = 100_000_000_000n

const POUND = 45_359_237_000_000n

// The ounce is a sixteenth of the pound, which is 453.59237 g by definition. Fluid ounces, pints and gallons are missing:
// American and imperial ones differ, and no label says which it is.
const UNITS: ReadonlyMap<string, Amount> = new Map([
  ...unitsOf('weight', {
    kg: 1000n * BASE_AMOUNTS,
    g: BASE_AMOUNTS,
    lb: POUND,
    oz: POUND / 16n,
  }),
  ...unitsOf('volume', {
    l: 1000n * BASE_AMOUNTS,
    dl: 100n * BASE_AMOUNTS,
    cl: 10n * BASE_AMOUNTS,
    ml: BASE_AMOUNTS,
  }),
  ...unitsOf('count', {
    unit: BASE_AMOUNTS,
    unite: BASE_AMOUNTS,
    piece: BASE_AMOUNTS,
    dozen: 12n * BASE_AMOUNTS,
    douzaine: 12n * BASE_AMOUNTS,
  }),
])

function unitsOf(family: MeasureFamily, amounts: Record<string, bigint>) {
  return Object.entries(amounts).map(([name, amount]) => [name, { family, amount }] as const)
}

/**
 * How much one unit of sale is, in either case: "kg", "100g", "2oz", "355ml", "1L", "unit", "dozen". Undefined for what is
 * no known measure (bag, floz, 0g).
 */
export function amountOfUnit(unit: string): Amount | undefined {
  const [, count, name = ''] = /^(\d*)([a-z]+)$/.exec(unit.toLowerCase()) ?? []
  const one = UNITS.get(name)
  const times = BigInt(count || 1)
  return one && times > 0n ? { family: one.family, amount: times * one.amount } : undefined
}

/** How much a case holds; undefined where its unit is no known measure. `oz` is a weight. */
export function contentOf({ quantityHundredths, unit }: CaseSize): Amount | undefined {
  const one = amountOfUnit(unit)
  return one && { family: one.family, amount: (one.amount * BigInt(quantityHundredths)) / 100n }
}

/**
 * Below 0 where the first case costs less for the same amount, above 0 where it costs more, 0 where both cost the same:
 * exactly, by multiplying each price by the other's content. Undefined where the two do not compare.
 */
export function comparePricePerAmount(one: PricedCase, other: PricedCase): number | undefined {
  const content = contentOf(one)
  const otherContent = contentOf(other)
  if (!content || content.family !== otherContent?.family) return undefined
  const difference =
    BigInt(one.priceCents) * otherContent.amount - BigInt(other.priceCents) * content.amount
  return difference < 0n ? -1 : Number(difference > 0n)
}
