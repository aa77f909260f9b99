import { createContext, use } from 'react'

/** Of a row: whether the other offers of its product are shown under it. */
type Comparison = { isOpen: boolean; toggle: () => void }

export const ComparisonContext = createContext<Comparison | undefined>(undefined)

/** Undefined in a row that is itself compared. */
export function useComparison(): Comparison | undefined {
  return use(ComparisonContext)
}
