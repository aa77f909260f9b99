import type { Keep } from './product-facts.ts'

/** A pick list has the oldest accepted orders, and no more than a call can name: what is newer follows as they end. */
export const MAX_LISTED_ORDERS = 1_000

/** Lines that are marked, or whose marks are taken back, by one call. */
export const MAX_MARKED_LINES = 500

/** A line of an accepted order: cases to pick of a product, of one size of case. */
export type PickLine = {
  readonly productId: string
  readonly unit: string
  /** Integer hundredths of the unit. */
  readonly quantityPerCase: number
  readonly cases: number
}

/** The cases of some lines together. */
export function sumCases(lines: readonly { readonly cases: number }[]): number {
  return lines.reduce((sum, { cases }) => sum + cases, 0)
}

/**
 * Lines by product and size of case, in the order in which each is first met: cases of another size are another thing to pick,
 * though they are of the same product (a price list that changed between two orders).
 */
export function groupByCase<Line extends PickLine>(lines: readonly Line[]): Line[][] {
  const caseOf = ({ productId, unit, quantityPerCase }: PickLine) =>
    JSON.stringify([productId, unit, quantityPerCase])
  return [...Map.groupBy(lines, caseOf).values()]
}

const places = new Intl.Collator('fr-CA', { numeric: true })

/** In which order places are walked by: by name, numbers as such; products without a place last. */
export function comparePlaces(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  return places.compare(a, b)
}

/** What has to stay cold is picked last, so that it waits the least. */
const KEPT: readonly Keep[] = ['dry', 'chilled', 'frozen']

/** In which order goods are picked by how they are kept; those of which nobody says it first. */
export function compareKept(a: Keep | null, b: Keep | null): number {
  const turnOf = (keep: Keep | null) => (keep === null ? -1 : KEPT.indexOf(keep))
  return turnOf(a) - turnOf(b)
}

export const PICK_STATES = ['open', 'partly', 'picked'] as const
export type PickState = (typeof PICK_STATES)[number]

/** What is left to pick of some lines, in cases, and how far that is. */
export function leftToPick(
  lines: readonly { readonly cases: number; readonly isPicked: boolean }[],
): { state: PickState; left: number } {
  const open = lines.filter(({ isPicked }) => !isPicked)
  const left = sumCases(open)
  if (open.length === 0) return { state: 'picked', left }
  return { state: open.length === lines.length ? 'open' : 'partly', left }
}

/** What has changed between the orders on a printed list and those that are open now. */
export function changesSincePrint(
  printed: readonly string[],
  open: readonly string[],
): { added: string[]; endedCount: number } {
  const [before, now] = [new Set(printed), new Set(open)]
  return {
    added: open.filter((order) => !before.has(order)),
    endedCount: printed.filter((order) => !now.has(order)).length,
  }
}
