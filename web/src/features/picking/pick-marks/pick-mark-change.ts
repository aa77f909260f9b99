/** A tap on the list: it marks lines as picked, or takes their marks back. */
export type PickMarkChange = {
  /** Also the Idempotency-Key of its call. */
  id: string
  /** Taps are sent, and shown, in the order in which they were made. */
  at: number
  picked: boolean
  /**
   * `mark`: the one that is set, or the one that was seen and is taken back. `cases`: as many as were seen; a tap that an earlier
   * version stored has none.
   */
  lines: readonly { public_id: string; mark: string; cases?: number }[]
  /** Of the change that it became; undefined: not answered yet. */
  number?: number
}

type Mark = { id: string; by: { first_name: string | null } }
export type MarkedLine = { public_id: string; cases: number; mark: Mark | null }

/** Whether the server's list of this number may lack a tap: it is then shown as made. */
export function isAhead(tap: PickMarkChange, listNumber: number): boolean {
  return tap.number === undefined || tap.number > listNumber
}

/**
 * A line as it is once these taps are made: by the server's own rule, a line that has a mark keeps it, one that has other cases
 * than were seen gets none, and only the mark that was seen is taken back.
 */
export function withChanges<Line extends MarkedLine>(
  line: Line,
  taps: readonly PickMarkChange[],
): Line {
  let { mark } = line
  for (const { picked, lines } of taps) {
    const named = lines.find(({ public_id }) => public_id === line.public_id)
    if (!named || (named.cases !== undefined && named.cases !== line.cases)) continue
    if (picked) mark ??= { id: named.mark, by: OWN }
    else if (mark?.id === named.mark) mark = null
  }
  return { ...line, mark }
}

/** Whose it is needs no saying. */
const OWN = { first_name: null }

export function inOrder(taps: readonly PickMarkChange[]): PickMarkChange[] {
  return taps.toSorted((a, b) => a.at - b.at)
}

export function isPickMarkChange(stored: unknown): stored is PickMarkChange {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'id' in stored &&
    'at' in stored &&
    typeof stored.at === 'number' &&
    'picked' in stored &&
    'lines' in stored &&
    Array.isArray(stored.lines)
  )
}
