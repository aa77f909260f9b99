import { formatDecimal, parseTwoDecimals } from './decimal.ts'

/** Canadian money: a whole number of cents. */
export type Cents = number

/** 99,999.99 $ a case: no case of food costs more, and 200 lines of 9,999 cases stay exact in a double. */
export const MAX_PRICE_CENTS = 9_999_999

/** "12", "12.5" and "12.50" to cents; undefined for anything else. The limit of a price is the caller's to check. */
export function parseMoney(text: string): Cents | undefined {
  return parseTwoDecimals(text)
}

/** Cents as the wire writes them: always two decimals, no thousands separator, "12.50". */
export function formatMoney(cents: Cents): string {
  return formatDecimal(cents, 2)
}

/** Price of a case times a number of cases, in cents. */
export function lineTotal(priceCents: Cents, quantity: number): Cents {
  return priceCents * quantity
}

/** Sum in cents; 0 for an empty list. */
export function sumCents(list: readonly Cents[]): Cents {
  return list.reduce((sum, cents) => sum + cents, 0)
}
