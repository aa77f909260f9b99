import { formatDecimal, parseTwoDecimals } from './decimal.ts'

/** 99,999.99 kg, lb, g or pieces in a case. */
export const MAX_QUANTITY_HUNDREDTHS = 9_999_999

/** "12", "12.5" and "12.50" to hundredths (1250); undefined for anything else. The limit is the caller's to check. */
export function parseHundredths(text: string): number | undefined {
  return parseTwoDecimals(text)
}

/** Hundredths without needless zeros: 1250 is "12.5", 1000 is "10", 25 is "0.25". */
export function formatHundredths(hundredths: number): string {
  return formatDecimal(hundredths, 2).replace(/\.?0+$/, '')
}
