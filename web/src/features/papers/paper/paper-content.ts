import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { parseMoney } from '@halles/domain/money.ts'
import type { BilledLine } from '@halles/domain/papers/billed-against-received.ts'
import { parseHundredths } from '@halles/domain/quantity-per-case.ts'
import type { Paper } from '../paper-queries.ts'

/** What an invoice says, issued or only computed. */
export type PaperContent = Received<Endpoints['invoiceDraft']> | Paper
export type PaperLine = PaperContent['lines'][number]

/** What credit notes have given back, in cents, by the line of the order. */
export type CreditedLines = ReadonlyMap<string, number>

/** What credit notes have given back for each line since the invoice. */
export function creditedLines(creditNotes: readonly Pick<Paper, 'lines'>[]): CreditedLines {
  const credited = new Map<string, number>()
  for (const { public_id, amount } of creditNotes.flatMap(({ lines }) => lines)) {
    credited.set(public_id, (credited.get(public_id) ?? 0) + (parseMoney(amount) ?? 0))
  }
  return credited
}

/** A line of the wire as the rules compare it. */
export function billedLine(line: PaperLine, credited: CreditedLines): BilledLine {
  return {
    asked: line.asked,
    sent: line.sent,
    receivedHundredths: line.received === null ? null : (parseHundredths(line.received) ?? 0),
    amountCents: parseMoney(line.amount) ?? 0,
    creditedCents: parseMoney(line.credited) ?? 0,
    creditedLaterCents: credited.get(line.public_id) ?? 0,
  }
}
