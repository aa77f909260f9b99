import type { FieldProblem } from '@halles/contract/field-problems.ts'
import type { PriceCells, ReadPrice } from '@halles/domain/price-list-import/price-row.ts'

/** A row of the file, by its number in a spreadsheet, and what was made of it. */
export type ListedPrice = { row: number; cells: PriceCells; read: ReadPrice }
export type PriceFile = { rows: ListedPrice[] } | { refused: FieldProblem }
