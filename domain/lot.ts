import { sumCases } from './pick-list.ts'

/**
 * A scanned lot has at most 20 characters (GS1 General Specifications, AI 10). A producer without GS1 labels may print longer
 * ones, and a lot that is cut to fit is another lot: what is typed may have as many as an item code.
 */
export const MAX_LOT_LENGTH = 40

/** Of one line: a case of more lots than that is nobody's. */
export const MAX_LOTS_OF_LINE = 20

/** What labels print: ASCII that can be seen, spaces only within. GS1's own set (AI 82) is part of it. */
export const LOT_PATTERN = /^[!-~](?:[ -~]*[!-~])?$/

/** From which lot how many cases of a line are; `expiresOn` YYYY-MM-DD, null where no date was given. */
export type LineLot = {
  readonly lot: string
  readonly expiresOn: string | null
  readonly cases: number
}

/** By what a lot is compared: "l-2412a" and "L-2412A" are one. */
export function foldLot(lot: string): string {
  return lot.trim().toLowerCase()
}

/** What is wrong with the lots of a line of so many cases, and at which of them; undefined: nothing. Fewer cases than the line has may be said. */
export function lotsProblem(
  lots: readonly LineLot[],
  cases: number,
): { at: number; problem: 'lot_twice' | 'lots_above_cases' } | undefined {
  const known = new Set<string>()
  let sum = 0
  for (const [at, { lot, cases: ofLot }] of lots.entries()) {
    if (known.has(foldLot(lot))) return { at, problem: 'lot_twice' }
    known.add(foldLot(lot))
    sum += ofLot
    if (sum > cases) return { at, problem: 'lots_above_cases' }
  }
  return undefined
}

/**
 * The lots of a line of so many cases once each label that was read stands for one case more, in the order they were read. What is
 * beyond the line's cases is left out, as nobody knows which it is of. A lot that is there already keeps its date.
 */
export function withReadLots(
  lots: readonly LineLot[],
  read: readonly Omit<LineLot, 'cases'>[],
  cases: number,
): LineLot[] {
  let after = [...lots]
  for (const label of read) {
    if (casesWithoutLot(after, cases) === 0) break
    const isThis = ({ lot }: LineLot) => foldLot(lot) === foldLot(label.lot)
    if (after.some(isThis)) {
      after = after.map((one) =>
        isThis(one)
          ? { ...one, cases: one.cases + 1, expiresOn: one.expiresOn ?? label.expiresOn }
          : one,
      )
    } else if (after.length < MAX_LOTS_OF_LINE) after.push({ ...label, cases: 1 })
  }
  return after
}

/** Cases of a line that no lot was said of. */
export function casesWithoutLot(lots: readonly LineLot[], cases: number): number {
  return Math.max(0, cases - sumCases(lots))
}

/** Whether two lists say the same of a line, in whichever order; how a lot is written counts. */
export function areSameLots(some: readonly LineLot[], others: readonly LineLot[]): boolean {
  const written = (lots: readonly LineLot[]) =>
    lots.map(({ lot, expiresOn, cases }) => JSON.stringify([lot, expiresOn, cases])).toSorted()
  return JSON.stringify(written(some)) === JSON.stringify(written(others))
}

/** Where a line stands, of which lots are said: to be picked, delivered, or neither. */
export type LotsPhase = 'picking' | 'delivered' | 'closed'

/**
 * Whether the lots of a line may become others; `recalled` are folded lots that its supplier calls back, exercises aside. While it is
 * picked, nothing that is called back goes in; out it goes. Once delivered the lots are corrected, and those that are called back stay:
 * by them its restaurant was told.
 */
export function lotsRefusal(
  phase: LotsPhase,
  {
    before,
    after,
    recalled,
  }: { before: readonly LineLot[]; after: readonly LineLot[]; recalled: ReadonlySet<string> },
): 'lots_closed' | 'lot_recalled' | undefined {
  if (phase === 'closed') return 'lots_closed'
  const [kept, given] = phase === 'picking' ? [after, before] : [before, after]
  const casesIn = (lots: readonly LineLot[], folded: string) =>
    lots.find(({ lot }) => foldLot(lot) === folded)?.cases ?? 0
  const isAgainst = kept.some(
    ({ lot, cases }) => recalled.has(foldLot(lot)) && cases > casesIn(given, foldLot(lot)),
  )
  return isAgainst ? 'lot_recalled' : undefined
}
