import type { FieldProblem } from '@halles/contract/field-problems.ts'

// What is said of a catalogue says nothing of prices.
const SAID_OF_PRICES: Partial<Record<FieldProblem, FieldProblem>> = {
  file_empty: 'prices_file_empty',
  file_columns_missing: 'prices_columns_missing',
  file_unreadable: 'prices_file_unreadable',
}

/** Why a file of prices is refused. */
export function saidOfPrices(problem: FieldProblem): FieldProblem {
  return SAID_OF_PRICES[problem] ?? problem
}
