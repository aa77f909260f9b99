import {
  FILTER_NAMES,
  type FilterName,
  KEPT_NAMES,
  type KeptFilter,
  keptFilter,
} from '@halles/domain/product-filter.ts'

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

/** Of an address what its products are to be, which the address of a product's page keeps. */
export function keptOf(address: ListFilter): ListFilter {
  return Object.fromEntries(KEPT_NAMES.map((name) => [name, address[name]]))
}

/** The same as an item of a guide keeps it; null where nothing is asked for. */
export function keptIn(address: ListFilter): KeptFilter | null {
  const { marks, origin, keep, without } = address
  return keptFilter({
    marks: chosenOf(marks),
    origin: chosenOf(origin),
    keep: chosenOf(keep),
    without: chosenOf(without),
  })
}

/** The choices of one name: "milk,eggs" as both. */
export function chosenOf(value: string | undefined): string[] {
  return value ? value.split(',') : []
}

export function filterCount(filter: ListFilter): number {
  return NAMES.reduce((count, name) => count + chosenOf(filter[name]).length, 0)
}
