import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { formatMoney, lineTotal, parseMoney, sumCents } from '@halles/domain/money.ts'
import { parseHundredths } from '@halles/domain/quantity-per-case.ts'
import type { ReceivingReason } from '@halles/domain/reasons.ts'
import { creditFor } from '@halles/domain/receiving.ts'
import { casesOf, type Part } from '../changes/part-changes.ts'

/** A line that did not come as agreed: cases in good order, and why, once somebody said so. */
export type DraftLine = {
  readonly cases: number
  readonly reason: ReceivingReason | null
  readonly note: string
}

/** What a restaurant has noted of a delivery; lines that came as agreed are absent. */
export type ReceiptDraft = {
  readonly day: string
  readonly lines: Readonly<Record<string, DraftLine>>
  readonly note: string
  readonly asksCredit: boolean
}

export type ReceiptBody = Sent<Endpoints['orderReceive']>

/** All as agreed today; or, to be corrected, as it was received. */
export function draftOf({ receipt, credit, receiving }: Part): ReceiptDraft {
  return {
    day: receipt?.day ?? receiving?.today ?? '',
    note: receipt?.note ?? '',
    lines: Object.fromEntries(
      (receipt?.lines ?? []).map(({ public_id, cases, reason, note }) => [
        public_id,
        { cases: (parseHundredths(cases) ?? 0) / 100, reason, note },
      ]),
    ),
    asksCredit: receipt === null || credit !== null,
  }
}

/** Lines that can be received. */
export function linesOf(part: Part): Part['products'] {
  return part.products.filter((line) => !line.is_cancelled)
}

/** The draft with a line as it came; undefined: as agreed. */
export function withLine(
  draft: ReceiptDraft,
  lineId: string,
  line: DraftLine | undefined,
): ReceiptDraft {
  const { [lineId]: _, ...others } = draft.lines
  return { ...draft, lines: line ? { ...others, [lineId]: line } : others }
}

/** Lines for which something is still to be said: fewer cases, and no reason. */
export function unexplained(part: Part, draft: ReceiptDraft): string[] {
  return linesOf(part).flatMap((line) => {
    const came = draft.lines[line.public_id]
    return came && came.reason === null && came.cases < casesOf(line) ? [line.public_id] : []
  })
}

/** What may be asked back, as the wire has amounts. */
export function creditOf(part: Part, draft: ReceiptDraft): string {
  const cents = linesOf(part).map((line) => {
    const cases = casesOf(line)
    const came = draft.lines[line.public_id]?.cases ?? cases
    const hundredths = Math.round(came * 100)
    const isWeighed = line.weighing?.net != null
    const whole = isWeighed
      ? line.total_price
      : formatMoney(lineTotal(parseMoney(line.product.price) ?? 0, cases))
    return creditFor(parseMoney(whole) ?? 0, { cases, hundredths })
  })
  return formatMoney(sumCents(cents))
}

/** As the call takes it, of the part as it is on screen. */
export function bodyOf(part: Part, draft: ReceiptDraft): ReceiptBody {
  const own = new Set(linesOf(part).map(({ public_id }) => public_id))
  return {
    supplier_order_public_id: part.public_id,
    order_version: part.order_version,
    day: draft.day,
    note: draft.note.trim(),
    lines: Object.entries(draft.lines)
      .filter(([lineId]) => own.has(lineId))
      .map(([public_id, { cases, reason, note }]) => ({
        public_id,
        cases,
        reason,
        note: note.trim(),
      })),
    ask_credit: draft.asksCredit && mayAsk(part) && creditOf(part, draft) !== '0.00',
  }
}

/** Whether a credit may be asked for: in time, or as before. */
export function mayAsk({ receiving, credit }: Part): boolean {
  return receiving?.may_ask_credit === true || credit !== null
}
