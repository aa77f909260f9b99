const TWO_DECIMALS = /^(0|[1-9]\d*)(?:\.(\d{1,2}))?$/

/**
 * Reads "12", "12.5" or "12.50" as hundredths (1200, 1250, 1250). Anything else is undefined: signs, exponents,
 * commas, spaces, a third decimal, leading zeros, and numbers too large to be exact.
 */
export function parseTwoDecimals(text: string): number | undefined {
  const match = TWO_DECIMALS.exec(text)
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return Number.isSafeInteger(hundredths) ? hundredths : undefined
}

/** Writes a whole number of 1/10^places with all its decimals: (1250, 2) is "12.50". Not for negative numbers. */
export function formatDecimal(value: number, places: number): string {
  const digits = BigInt(value)
    .toString()
    .padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
