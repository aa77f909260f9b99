import { ROW_KINDS } from '../import/row-kinds.ts'

/** What becomes of a row of an imported price list; `removed`: the list has no price there any more. */
export const PRICE_ROW_KINDS = [...ROW_KINDS, 'removed'] as const
export type PriceRowKind = (typeof PRICE_ROW_KINDS)[number]
