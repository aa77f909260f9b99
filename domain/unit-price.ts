import { formatDecimal } from './decimal.ts'
import type { Cents } from './money.ts'

// In nanograms, so that the ounce (a sixteenth of the pound, which is 453.59237 g by definition) is whole too.
const NANOGRAMS = {
  kg: 1_000_000_000_000n,
  g: 1_000_000_000n,
  lb: 453_592_370_000n,
  oz: 28_349_523_125n,
} as const

type WeightUnit = keyof typeof NANOGRAMS

const WEIGHT = /^(\d*)(kg|g|lb|oz)$/

function isWeightUnit(name: string | undefined): name is WeightUnit {
  return name !== undefined && Object.hasOwn(NANOGRAMS, name)
}

/** "kg" and "2KG" to nanograms; undefined for what is not a weight. */
export function nanogramsOf(unit: string): bigint | undefined {
  const [, count, name] = WEIGHT.exec(unit.toLowerCase()) ?? []
  if (!isWeightUnit(name)) return undefined
  return BigInt(count || 1) * NANOGRAMS[name]
}

const MILLILITRES = { l: 1_000n, ml: 1n } as const

const VOLUME = /^(\d*)(ml|l)$/

/** "L" and "355ml" to millilitres; undefined for what is not a volume. */
export function millilitresOf(unit: string): bigint | undefined {
  const [, count, name] = VOLUME.exec(unit.toLowerCase()) ?? []
  if (name !== 'l' && name !== 'ml') return undefined
  return BigInt(count || 1) * MILLILITRES[name]
}

function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/**
 * Price of one unit in ten-thousandths of a dollar, rounded half up: 44.00 $ for 20 lb is 22000.
 * The quantity is above 0. To look at and to compare; totals are never built on it.
 */
export function pricePerUnit(priceCents: Cents, quantityHundredths: number): number {
  return divideHalfUp(BigInt(priceCents) * 10_000n, BigInt(quantityHundredths))
}

/**
 * Price of a kilogram in ten-thousandths of a dollar, rounded half up, for what is sold by weight: kg, lb, g, oz and
 * forms such as 100g or 2oz, in either case. Undefined for everything else (unit, 355ml, dozen, 0g). The quantity is above 0.
 */
export function pricePerKg(product: {
  priceCents: Cents
  quantityHundredths: number
  unit: string
}): number | undefined {
  const nanograms = nanogramsOf(product.unit)
  if (!nanograms) return undefined
  return divideHalfUp(
    BigInt(product.priceCents) * 10_000n * NANOGRAMS.kg,
    BigInt(product.quantityHundredths) * nanograms,
  )
}

/** Ten-thousandths of a dollar as the wire writes them: always four decimals, "4.8502". */
export function formatTenThousandths(tenThousandths: number): string {
  return formatDecimal(tenThousandths, 4)
}
