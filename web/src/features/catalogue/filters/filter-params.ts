import { FILTER_CHOICES, FILTER_NAMES, type FilterName } from '@halles/domain/product-filter.ts'
import { text } from '../../../platform/address/search.ts'

/** What a list is filtered by, as its address and the API have it: several with commas between them. Absent: nothing. */
export type ListFilter = { [Name in FilterName]?: string | undefined }

/** The readers of an address (`searchOf`): what is no choice counts as absent. */
export const FILTER_READERS = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, (value: unknown) => joined(name, chosenOf(text(value)))]),
) as { [Name in FilterName]: (value: unknown) => string | undefined }

/** Of an address only what filters. */
export function filterOf(address: ListFilter): ListFilter {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]]])),
  )
}

/** The choices of one name: "milk,eggs" as both. */
export function chosenOf(value: string | undefined): string[] {
  return value ? value.split(',') : []
}

export function filterCount(filter: ListFilter): number {
  return FILTER_NAMES.reduce((count, name) => count + chosenOf(filter[name]).length, 0)
}

/** The filter without one of its choices. */
export function withoutChoice(filter: ListFilter, name: FilterName, choice: string): ListFilter {
  const others = chosenOf(filter[name]).filter((other) => other !== choice)
  return { ...filter, [name]: joined(name, others) }
}

/** In the order of the choices, so that what asks for the same has one address. */
export function joined(name: FilterName, chosen: readonly string[]): string | undefined {
  return FILTER_CHOICES[name].filter((choice) => chosen.includes(choice)).join(',') || undefined
}
