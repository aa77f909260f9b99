import { parseMoney } from '@halles/domain/money.ts'

/** Cents of a difference of the wire, "-3.10" or "3.10". */
export function parseDifference(amount: string): number {
  return amount.startsWith('-') ? -(parseMoney(amount.slice(1)) ?? 0) : (parseMoney(amount) ?? 0)
}
