import type { Cents } from '../money.ts'
import type { TaxedBy } from './tax-class.ts'
import type { TaxRate, TaxRates } from './tax-rates.ts'

/** A line of an invoice: its amount, its share of the delivery fee, and which taxes are charged on both. Deposits are in neither. */
export type TaxableLine = TaxedBy & { readonly amountCents: Cents; readonly feeCents: Cents }

/** The sums on which each tax is charged, in cents. */
export type TaxBases = { readonly gstBase: Cents; readonly qstBase: Cents }

export type InvoiceTax = TaxBases & { readonly gstCents: Cents; readonly qstCents: Cents }

/** What one hundred percent is in `TaxRate`. */
const WHOLE = 100_000n

/**
 * The taxes of an invoice: each base is summed over all lines and multiplied once, half a cent up. QST is charged on the price without
 * GST (revenuquebec.ca "Calculating the taxes"). Exact for whatever a base is.
 */
export function invoiceTax(lines: readonly TaxableLine[], rates: TaxRates): InvoiceTax {
  return taxOfBases(taxBases(lines), rates)
}

export function taxBases(lines: readonly TaxableLine[]): TaxBases {
  const baseOf = (tax: keyof TaxedBy) =>
    lines.reduce((sum, line) => (line[tax] ? sum + line.amountCents + line.feeCents : sum), 0)
  return { gstBase: baseOf('gst'), qstBase: baseOf('qst') }
}

/**
 * The taxes that a credit gives back: those of the base before it less those of the base after it. `before` is the invoice's bases less
 * all that was credited of it before, `rates` are the invoice's. So several credits never give back more than was charged, and credits of
 * all of it give back exactly that. Throws a RangeError where a credit exceeds what is left.
 */
export function taxOfCredit(before: TaxBases, credited: TaxBases, rates: TaxRates): InvoiceTax {
  const after = {
    gstBase: before.gstBase - credited.gstBase,
    qstBase: before.qstBase - credited.qstBase,
  }
  if (after.gstBase < 0 || after.qstBase < 0) throw new RangeError('credit above its invoice')
  const [charged, left] = [taxOfBases(before, rates), taxOfBases(after, rates)]
  return {
    gstBase: credited.gstBase,
    gstCents: charged.gstCents - left.gstCents,
    qstBase: credited.qstBase,
    qstCents: charged.qstCents - left.qstCents,
  }
}

function taxOfBases({ gstBase, qstBase }: TaxBases, rates: TaxRates): InvoiceTax {
  return {
    gstBase,
    gstCents: multiplied(gstBase, rates.gst),
    qstBase,
    qstCents: multiplied(qstBase, rates.qst),
  }
}

/** The product can exceed 2^53, so it is made of big integers. */
function multiplied(base: Cents, rate: TaxRate): Cents {
  return Number((BigInt(base) * BigInt(rate) + WHOLE / 2n) / WHOLE)
}
