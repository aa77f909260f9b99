import { type CaseSize, contentOf } from './measure.ts'

/** How much a case holds: only contents of one base add up and compare, a family of measures or one unit that is no known measure. */
export type Content = { readonly base: string; readonly amount: bigint }

/** The content of any case; "bag" compares with "Bag" and with nothing else. */
export function comparableContent(size: CaseSize): Content {
  const known = contentOf(size)
  if (known) return { base: known.family, amount: known.amount }
  return { base: `of ${size.unit.toLowerCase()}`, amount: BigInt(size.quantityHundredths) }
}
