import type { ReceivingState } from './received-order-sql.ts'

type Line = { lineId: number; hundredths: number; reason: string | null; note: string }
type Receipt = { day: string; note: string; lines: readonly Line[] }

/** A line that is not as it was recorded before, or at first not as it was agreed; in hundredths of a case. */
export type LineChange = Line & {
  old: { cases: number } | null
  /** It is now as it was agreed. */
  isAsAgreed: boolean
}

/** What a receipt changes of the one before, undefined when it says the same; `agreed` cases by the id of a line. */
export function receiptChanges(
  before: ReceivingState['receipt'],
  after: Receipt,
  agreed: ReadonlyMap<number, number>,
): { lines: LineChange[] } | undefined {
  const former = new Map((before?.lines ?? []).map((line) => [line.lineId, line]))
  const now = new Set(after.lines.map(({ lineId }) => lineId))
  const changed = after.lines.flatMap((line): LineChange[] => {
    const old = former.get(line.lineId)
    if (old && isSame(old, line)) return []
    return [{ ...line, old: old ? { cases: old.hundredths } : null, isAsAgreed: false }]
  })
  const settled = (before?.lines ?? [])
    .filter(({ lineId }) => !now.has(lineId))
    .map(
      ({ lineId, hundredths }): LineChange => ({
        lineId,
        old: { cases: hundredths },
        hundredths: (agreed.get(lineId) ?? 0) * 100,
        reason: null,
        note: '',
        isAsAgreed: true,
      }),
    )
  const lines = [...changed, ...settled]
  const isSameHead = before?.day === after.day && before.note === after.note
  return isSameHead && lines.length === 0 ? undefined : { lines }
}

function isSame(one: Line, other: Line): boolean {
  return (
    one.hundredths === other.hundredths && one.reason === other.reason && one.note === other.note
  )
}
