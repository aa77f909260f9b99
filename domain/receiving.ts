import type { Cents } from './money.ts'
import type { ReceivingReason } from './reasons.ts'
import type { SupplierOrderStatus } from './supplier-order.ts'

/**
 * Whether a part may be received: once it is done, or accepted and its delivery day is there. A part whose delivery is
 * arranged between the two is received from its acceptance on.
 */
export function mayReceive(status: SupplierOrderStatus, isDayReached: boolean): boolean {
  return status === 'done' || (status === 'acknowledged' && isDayReached)
}

/** An open line of an order that is received: agreed in cases. */
export type AgreedLine = { readonly publicId: string; readonly cases: number }

/** What came of a line in good order, in hundredths of a case, and what was wrong. */
export type ReceivedLine = {
  readonly publicId: string
  readonly hundredths: number
  readonly reason: ReceivingReason | null
  readonly note: string
}

export type ReceivedLinesRefusal = {
  refused: 'line_unknown' | 'line_twice' | 'cases_above_agreed' | 'reason_required'
  /** Of the lines named. */
  index: number
}

/**
 * The lines of a delivery that are not as they were agreed; lines that are not named are. Refused: a line that is not the
 * order's or not open, one named twice, more cases than agreed, fewer without a reason. A line with all its cases, no reason
 * and no note is as agreed.
 */
export function receivedLines<Line extends ReceivedLine>(
  agreed: readonly AgreedLine[],
  named: readonly Line[],
): { lines: Line[] } | ReceivedLinesRefusal {
  const casesOf = new Map(agreed.map(({ publicId, cases }) => [publicId, cases]))
  const seen = new Set<string>()
  for (const [index, { publicId, hundredths, reason }] of named.entries()) {
    const cases = casesOf.get(publicId)
    if (cases === undefined) return { refused: 'line_unknown', index }
    if (seen.has(publicId)) return { refused: 'line_twice', index }
    seen.add(publicId)
    // guard: receive: no more than agreed [domain/receiving, order-receive.post]
    if (hundredths > cases * 100) return { refused: 'cases_above_agreed', index }
    if (hundredths < cases * 100 && reason === null) return { refused: 'reason_required', index }
  }
  return {
    lines: named.filter(
      ({ publicId, hundredths, reason, note }) =>
        reason !== null || note !== '' || hundredths < (casesOf.get(publicId) ?? 0) * 100,
    ),
  }
}

/**
 * What is asked back for a line, in cents: the part of what it costs as it stands that the cases are which did not come in good
 * order, half a cent up. Never more than the line.
 */
export function creditFor(
  lineCents: Cents,
  { cases, hundredths }: { cases: number; hundredths: number },
): Cents {
  if (cases === 0) return 0
  const whole = BigInt(cases * 100)
  const missing = whole - BigInt(hundredths)
  return Number((2n * missing * BigInt(lineCents) + whole) / (2n * whole))
}

/** `withdrawn`: its restaurant corrected what it had received, and asks for nothing any more. */
export const CREDIT_STATUSES = ['asked', 'granted', 'partly', 'refused', 'withdrawn'] as const
export type CreditStatus = (typeof CREDIT_STATUSES)[number]
export type CreditAnswer = Extract<CreditStatus, 'granted' | 'partly' | 'refused'>

type CreditLine = { readonly publicId: string; readonly askedCents: Cents }
type GrantedLine = { readonly publicId: string; readonly grantedCents: Cents }

export type AnswerCreditRefusal = {
  refused: 'line_unknown' | 'line_twice' | 'credit_above_asked'
  /** Of the lines named. */
  index: number
}

/**
 * A supplier's answer to a credit request, in cents line by line: nothing for a line that is not named. Refused: a line for
 * which nothing is asked, one named twice, more than is asked.
 */
export function answerCredit<Line extends CreditLine>(
  asked: readonly Line[],
  granted: readonly GrantedLine[],
): { status: CreditAnswer; lines: (Line & { grantedCents: Cents })[] } | AnswerCreditRefusal {
  const askedOf = new Map(asked.map(({ publicId, askedCents }) => [publicId, askedCents]))
  const grants = new Map<string, Cents>()
  for (const [index, { publicId, grantedCents }] of granted.entries()) {
    const askedCents = askedOf.get(publicId)
    if (askedCents === undefined) return { refused: 'line_unknown', index }
    if (grants.has(publicId)) return { refused: 'line_twice', index }
    // guard: credit answer: no more than asked [domain/receiving]
    if (grantedCents > askedCents) return { refused: 'credit_above_asked', index }
    grants.set(publicId, grantedCents)
  }
  const lines = asked.map((line) => ({ ...line, grantedCents: grants.get(line.publicId) ?? 0 }))
  if (lines.every(({ askedCents, grantedCents }) => grantedCents === askedCents))
    return { status: 'granted', lines }
  return {
    status: lines.some(({ grantedCents }) => grantedCents > 0) ? 'partly' : 'refused',
    lines,
  }
}
