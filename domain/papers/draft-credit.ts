import { type Cents, sumCents } from '../money.ts'
import { taxBases, taxOfCredit } from '../tax/invoice-tax.ts'
import { withTotal } from './draft-invoice.ts'
import type { PaperLine, PaperSums } from './paper.ts'

/** An invoice, or a credit note of it: its lines, and what they come to. */
export type PaperAmounts = { readonly lines: readonly PaperLine[] } & Omit<PaperSums, 'totalCents'>

export type DraftCredit = { lines: PaperLine[]; sums: PaperSums }
export type CreditRefusal = { refused: 'nothing_to_credit' | 'credit_above_invoice' }

/** What is given back, before taxes, of each line of an invoice, by its public id; the deposit and fee of no line. */
export type GrantedByLine = ReadonlyMap<string, Cents>

/**
 * A credit note of an invoice: for each line what was granted, or all that is left of it with its fee and deposit. `earlier` are the
 * invoice's credit notes so far. Its taxes are those of what was left before it less those of what is left after it, at the invoice's
 * rates, so that several never give back more than was charged. Refused: nothing to give back; more of a line than is left of it.
 */
export function draftCredit(
  invoice: PaperAmounts,
  earlier: readonly PaperAmounts[],
  granted: GrantedByLine | 'whole',
): DraftCredit | CreditRefusal {
  const left = linesLeft(invoice, earlier)
  const lines = granted === 'whole' ? left.filter(hasAmount) : creditedLines(left, granted)
  if (lines === 'above') return { refused: 'credit_above_invoice' }
  if (lines.length === 0) return { refused: 'nothing_to_credit' }
  const rates = { gst: invoice.gstRate, qst: invoice.qstRate }
  const before = {
    gstBase: invoice.gstBase - sumCents(earlier.map(({ gstBase }) => gstBase)),
    qstBase: invoice.qstBase - sumCents(earlier.map(({ qstBase }) => qstBase)),
  }
  return { lines, sums: withTotal(lines, rates, taxOfCredit(before, taxBases(lines), rates)) }
}

/** The lines of an invoice with what its credit notes left of them. */
function linesLeft(invoice: PaperAmounts, earlier: readonly PaperAmounts[]): PaperLine[] {
  const credited = Map.groupBy(
    earlier.flatMap(({ lines }) => lines),
    ({ publicId }) => publicId,
  )
  return invoice.lines.map((line) => {
    const notes = credited.get(line.publicId) ?? []
    const leftOf = (amount: 'amountCents' | 'feeCents' | 'depositCents') =>
      line[amount] - sumCents(notes.map((note) => note[amount]))
    return {
      ...line,
      creditedCents: 0,
      amountCents: leftOf('amountCents'),
      feeCents: leftOf('feeCents'),
      depositCents: leftOf('depositCents'),
    }
  })
}

function hasAmount({ amountCents, feeCents, depositCents }: PaperLine): boolean {
  return amountCents + feeCents + depositCents > 0
}

function creditedLines(left: readonly PaperLine[], granted: GrantedByLine): PaperLine[] | 'above' {
  const lines = left
    .map((line) => ({ line, cents: granted.get(line.publicId) ?? 0 }))
    .filter(({ cents }) => cents > 0)
  // guard: credit notes: never more than the invoice [domain/papers/draft-credit]
  if (lines.some(({ line, cents }) => cents > line.amountCents)) return 'above'
  if (sumCents(lines.map(({ cents }) => cents)) < sumCents([...granted.values()])) return 'above'
  return lines.map(({ line, cents }) => ({
    ...line,
    amountCents: cents,
    feeCents: 0,
    depositCents: 0,
  }))
}
