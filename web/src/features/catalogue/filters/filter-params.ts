import { FILTER_NAMES, type FilterName } from '@halles/domain/product-filter.ts'

/** What a list is filtered by, as its address and the API have it: several with commas between them. Absent: nothing. */
export type ListFilter = { [Name in FilterName]?: string | undefined } & {
  /** The public id of the one whose products it has; absent: all that deliver. */
  supplier?: string | undefined
}

const NAMES = [...FILTER_NAMES, 'supplier'] as const

export type Filtering = {
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  /** The name of the one whose products alone are listed. */
  supplier: string | undefined
}

/** Of an address only what filters. */
export function filterOf(address: ListFilter): ListFilter {
  return Object.fromEntries(
    NAMES.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]]])),
  )
}

/** The choices of one name: "milk,eggs" as both. */
export function chosenOf(value: string | undefined): string[] {
  return value ? value.split(',') : []
}

export function filterCount(filter: ListFilter): number {
  return NAMES.reduce((count, name) => count + chosenOf(filter[name]).length, 0)
}
