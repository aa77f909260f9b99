import { readLabel } from '@halles/domain/gs1.ts'
import { foldLot, LOT_PATTERN, MAX_LOT_LENGTH } from '@halles/domain/lot.ts'
import { isDay } from '../../../components/day-field.tsx'

/** A lot as it is typed; `expires` YYYY-MM-DD or whatever stands there, '' for none. */
export type TypedLot = { key: number; lot: string; expires: string; cases: string }

/** A line with what is typed of its lots, and the lots that it had on screen. */
export type TypedLine = {
  publicId: string
  order: string
  cases: number
  seen: readonly AnsweredLot[]
  lots: readonly TypedLot[]
}

export type AnsweredLot = { lot: string; expires_on: string | null; cases: number }

let last = 0

export function aTypedLot(cases: number, { lot = '', expires = '' } = {}): TypedLot {
  last += 1
  return { key: last, lot, expires, cases: String(cases) }
}

/** A line as its dialog opens: one empty lot of all its cases where none was said. */
export function typedLine(
  line: { public_id: string; cases: number; lots: readonly AnsweredLot[] },
  order: string,
): TypedLine {
  const { public_id: publicId, cases, lots } = line
  const typed = lots.map((of) => aTypedLot(of.cases, { lot: of.lot, expires: of.expires_on ?? '' }))
  return { publicId, order, cases, seen: lots, lots: typed.length > 0 ? typed : [aTypedLot(cases)] }
}

export type LotProblem =
  | { field: 'lot'; problem: 'required' | 'characters' | 'twice' }
  | { field: 'expires'; problem: 'expiresWrong' }
  | { field: 'cases'; problem: 'casesWrong' | 'above' }

/** Nothing was typed: it stands there to be typed into. */
const isBlank = ({ lot, expires }: TypedLot) => lot.trim() === '' && expires === ''

/** What is wrong with lots of a line, by their keys. */
export function problemsOf({ cases, lots }: TypedLine): Map<number, LotProblem> {
  const problems = new Map<number, LotProblem>()
  const known = new Set<string>()
  let sum = 0
  for (const typed of lots.filter((one) => !isBlank(one))) {
    const lot = typed.lot.trim()
    const count = /^\d{1,4}$/.test(typed.cases.trim()) ? Number(typed.cases) : 0
    sum += count
    if (lot === '') problems.set(typed.key, { field: 'lot', problem: 'required' })
    else if (!LOT_PATTERN.test(lot) || lot.length > MAX_LOT_LENGTH)
      problems.set(typed.key, { field: 'lot', problem: 'characters' })
    else if (known.has(foldLot(lot))) problems.set(typed.key, { field: 'lot', problem: 'twice' })
    else if (typed.expires !== '' && !isDay(typed.expires))
      problems.set(typed.key, { field: 'expires', problem: 'expiresWrong' })
    else if (count < 1) problems.set(typed.key, { field: 'cases', problem: 'casesWrong' })
    else if (sum > cases) problems.set(typed.key, { field: 'cases', problem: 'above' })
    known.add(foldLot(lot))
  }
  return problems
}

/** The body of a call for lines whose lots became others. */
export function changedLines(lines: readonly TypedLine[]) {
  return lines
    .map(({ publicId, cases, seen, lots }) => ({
      public_id: publicId,
      cases,
      seen: [...seen],
      lots: lots
        .filter((one) => !isBlank(one))
        .map(({ lot, expires, cases: count }) => ({
          lot: lot.trim(),
          expires_on: expires === '' ? null : expires,
          cases: Number(count),
        })),
    }))
    .filter(({ seen, lots }) => JSON.stringify(seen) !== JSON.stringify(lots))
}

/** The same lot for each line that has none yet, of all its cases. */
export function filled(
  lines: readonly TypedLine[],
  { lot, expires }: { lot: string; expires: string },
): TypedLine[] {
  return lines.map((line) =>
    line.lots.every(isBlank) ? { ...line, lots: [aTypedLot(line.cases, { lot, expires })] } : line,
  )
}

/** Whether what stands in a lot's field is the code of a label, which a scanner types; its lot and date, and what could not be read. */
export function readTyped(
  text: string,
  year: number,
): { lot: string; expires: string; unsure: string | null } | undefined {
  const label = readLabel(text, year)
  // A lot may begin with "10" by itself: only what cannot be one is taken apart.
  const isCode = /^[\](]/.test(text.trim()) || text.includes('\u001d') || label?.gtin
  if (!isCode || !label?.lot) return undefined
  return { lot: label.lot, expires: label.expiresOn ?? '', unsure: label.unsure }
}
