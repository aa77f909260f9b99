import { type Cents, MAX_PRICE_CENTS } from './money.ts'

/** Products whose prices are changed by one request: their rows are locked meanwhile, and checkouts wait. */
export const MAX_PRICES_AT_ONCE = 500
/** Products that a change by percent lists at once; a larger catalogue is changed by category. */
export const MAX_LISTED_PRICES = 2_000

/** Hundredths of a percent: from -90 % to +900 %. */
const LEAST_PERCENT = -9_000
const MOST_PERCENT = 90_000

/** "5", "-2,5" and "+10.25 %" to hundredths of a percent; undefined for 0, a third decimal and what is out of bounds. */
export function parsePercent(text: string): number | undefined {
  const [, sign, whole = '', decimals = ''] =
    /^([+\-\u2212]?)\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/u.exec(text.trim()) ?? []
  if (whole === '') return undefined
  const size = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  const percent = sign === '-' || sign === '\u2212' ? -size : size
  return percent === 0 || percent < LEAST_PERCENT || percent > MOST_PERCENT ? undefined : percent
}

/**
 * A price changed by hundredths of a percent, rounded to the cent, halves up, and by how many hundredths of a cent that is
 * above (or below) the exact one. From 1 cent to MAX_PRICE_CENTS.
 */
export function priceByPercent(
  price: Cents,
  hundredthsOfPercent: number,
): { price: Cents; rounding: number } {
  const exact = BigInt(price) * BigInt(10_000 + hundredthsOfPercent)
  const rounded = Number((exact + 5_000n) / 10_000n)
  const after = Math.min(Math.max(rounded, 1), MAX_PRICE_CENTS)
  return { price: after, rounding: Math.round(Number(BigInt(after) * 10_000n - exact) / 100) }
}
