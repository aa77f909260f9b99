import type { LabelWeight } from './gs1.ts'
import type { Cents } from './money.ts'

/** How goods are sold whose cases are weighed when they are picked; null on a product: by the case alone. */
export const SOLD_BY_WEIGHT = ['weighed'] as const

/** Units that goods are weighed in: what scales and labels of the trade say. */
export function isWeighedUnit(unit: string): boolean {
  return /^(kg|lb)$/i.test(unit)
}

/** Whether a product may say that it is sold by weight, or says nothing. */
export function mayBeWeighed(product: {
  readonly unit: string
  readonly soldByWeight?: string | null | undefined
}): boolean {
  return !product.soldByWeight || isWeighedUnit(product.unit)
}

/** Packages of one line that are weighed by themselves, and what one of them weighs at most, in thousandths of the unit. */
export const MAX_PACKAGES = 99
export const MAX_PACKAGE_THOUSANDTHS = 99_999_999

/** What a line weighs net, of its packages, in thousandths of its unit. */
export function netOf(packages: readonly number[]): number {
  return packages.reduce((sum, thousandths) => sum + thousandths, 0)
}

/**
 * What a weight costs in cents, half a cent up: `pricePerUnit` in ten-thousandths of a dollar, `netThousandths` in thousandths of
 * the unit. 12.3456 $/kg and 4.525 kg are 55.86 $.
 */
export function weighedAmount(pricePerUnit: number, netThousandths: number): Cents {
  return Number((BigInt(pricePerUnit) * BigInt(netThousandths) + 50_000n) / 100_000n)
}

/** What so many cases weigh by what a case is said to hold (hundredths of the unit), in thousandths of the unit. */
export function nominalThousandths(quantityHundredths: number, cases: number): number {
  return quantityHundredths * 10 * cases
}

/** The most that a line may weigh without its restaurant's consent: a tenth above what its cases are said to hold. */
export function mostThousandths(quantityHundredths: number, cases: number): number {
  return Math.floor((nominalThousandths(quantityHundredths, cases) * 11) / 10)
}

/** The most that can be proposed of it: beyond ten times it was mistyped. */
export function mostProposed(quantityHundredths: number, cases: number): number {
  return nominalThousandths(quantityHundredths, cases) * 10
}

// 0.45359237 kg are a pound by definition.
const KG_OF_LB = 45_359_237n
const LB = 100_000_000n

/** A label's weight in thousandths of a line's unit, half up; undefined where the line is in no such unit. */
export function labelThousandths(
  { unit, digits, decimals }: LabelWeight,
  lineUnit: string,
): number | undefined {
  if (!isWeighedUnit(lineUnit)) return undefined
  const to = lineUnit.toLowerCase()
  const [times, over] = unit === to ? [1n, 1n] : to === 'kg' ? [KG_OF_LB, LB] : [LB, KG_OF_LB]
  const numerator = BigInt(digits) * 1000n * times
  const denominator = 10n ** BigInt(decimals) * over
  return Number((2n * numerator + denominator) / (2n * denominator))
}
