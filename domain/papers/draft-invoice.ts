import { splitFee } from '../delivery-fee.ts'
import { type Cents, lineTotal, sumCents } from '../money.ts'
import { invoiceTax } from '../tax/invoice-tax.ts'
import type { ProductTax, Tax } from '../tax/tax-class.ts'
import { type TaxRates, taxRatesOn } from '../tax/tax-rates.ts'
import { type AddedTaxRules, taxedBy } from '../tax/tax-rules.ts'
import { weighedAmount } from '../weighed-line.ts'
import type { PaperLine, PaperOrder, PaperSums } from './paper.ts'
import { MAX_INVOICED_LINES } from './series.ts'

/** A line of an order that is invoiced, as it stands that day. */
export type LineToInvoice = Omit<
  PaperLine,
  'order' | 'weight' | 'creditedCents' | 'amountCents' | 'feeCents' | 'taxClass' | 'gst' | 'qst'
> & {
  /** Ten-thousandths of a dollar for a unit. */
  pricePerUnit: number
  /** Sold by weight: then `netThousandths` of the unit are billed, and without them nothing can be. */
  isWeighed: boolean
  netThousandths: number | null
  /** Granted by now, before taxes. */
  grantedCents: Cents
  /** As its supplier has answered; null: not yet. */
  tax: ProductTax | null
}

/** An order that is invoiced: what its delivery costs, and its lines. `depositCents` of a line is of one case. */
export type OrderToInvoice = PaperOrder & {
  feeCents: Cents
  lines: readonly LineToInvoice[]
}

/** On the day of the invoice, YYYY-MM-DD in Montréal: which taxes the seller is registered for, and what operators added. */
export type InvoiceDay = {
  day: string
  registeredFor: Readonly<Record<Tax, boolean>>
  added: AddedTaxRules
}

type Named = { publicId: string; nameFr: string; nameEn: string }

export type DraftInvoice = { lines: PaperLine[]; sums: PaperSums }
export type DraftRefusal =
  | { refused: 'too_many_invoiced_lines' }
  | { refused: 'tax_class_missing'; products: Named[] }
  | { refused: 'weights_missing'; lines: (Named & { order: number })[] }

/**
 * What an invoice of orders says: a line for each that was sent, at its frozen price or what it weighs, less what was granted by then,
 * with its share of its order's delivery fee; the taxes of the day over all of it. Refused where there are more lines than a paper can
 * have, where a weight is missing, and where a seller that is registered for a tax has not said what a product is for it.
 */
export function draftInvoice(
  orders: readonly OrderToInvoice[],
  on: InvoiceDay,
): DraftInvoice | DraftRefusal {
  // guard: invoices: no more lines than can be rendered [domain/papers/draft-invoice]
  //   lines: 2
  if (orders.flatMap(billedLines).length > MAX_INVOICED_LINES)
    return { refused: 'too_many_invoiced_lines' }
  const missing = whatIsMissing(orders, on)
  if (missing.lines.length > 0) return { refused: 'weights_missing', lines: missing.lines }
  if (missing.products.length > 0)
    return { refused: 'tax_class_missing', products: missing.products }
  const lines = orders.flatMap((order, index) => linesOf(order, index, on))
  return { lines, sums: paperSums(lines, taxRatesOn(on.day, on.added.rates)) }
}

/** What keeps orders from being invoiced that day: lines without a weight, and products, each once, without a class. */
export function whatIsMissing(
  orders: readonly OrderToInvoice[],
  on: InvoiceDay,
): { lines: (Named & { order: number })[]; products: Named[] } {
  const billed = orders.flatMap((order, index) =>
    billedLines(order).map((line) => ({ ...line, order: index })),
  )
  const isTaxUnknown = (line: LineToInvoice) => isRegistered(on) && !taxesOn(line, on)
  const products = billed
    .filter(isTaxUnknown)
    .map(
      ({ productPublicId, nameFr, nameEn }) =>
        [productPublicId, { publicId: productPublicId, nameFr, nameEn }] as const,
    )
  return {
    // guard: invoices: nothing that is sold by weight is billed by its estimate [domain/papers/draft-invoice]
    //   code: line.isWeighed && line.netThousandths === null
    //   instead: false
    lines: billed
      .filter((line) => line.isWeighed && line.netThousandths === null)
      .map(({ order, publicId, nameFr, nameEn }) => ({ order, publicId, nameFr, nameEn })),
    products: [...new Map(products).values()],
  }
}

/** The sums of a paper's lines, with the taxes of its rates. */
export function paperSums(lines: readonly PaperLine[], rates: TaxRates): PaperSums {
  return withTotal(lines, rates, invoiceTax(lines, rates))
}

/** The same where the taxes are known. */
export function withTotal(
  lines: readonly PaperLine[],
  rates: TaxRates,
  { gstBase, gstCents, qstBase, qstCents }: ReturnType<typeof invoiceTax>,
): PaperSums {
  const goodsCents = sumCents(lines.map((line) => line.amountCents))
  const feeCents = sumCents(lines.map((line) => line.feeCents))
  const depositCents = sumCents(lines.map((line) => line.depositCents))
  return {
    goodsCents,
    feeCents,
    depositCents,
    gstRate: rates.gst,
    qstRate: rates.qst,
    gstBase,
    gstCents,
    qstBase,
    qstCents,
    totalCents: goodsCents + feeCents + depositCents + gstCents + qstCents,
  }
}

function billedLines({ lines }: OrderToInvoice): readonly LineToInvoice[] {
  return lines.filter((line) => line.sent > 0)
}

function isRegistered({ registeredFor }: InvoiceDay): boolean {
  return registeredFor.gst || registeredFor.qst
}

function taxesOn({ tax }: LineToInvoice, { day, added }: InvoiceDay) {
  return tax ? taxedBy(tax, day, added) : undefined
}

function linesOf(order: OrderToInvoice, index: number, on: InvoiceDay): PaperLine[] {
  const lines = billedLines(order).map((line) => ({ ...line, ...amountOf(line) }))
  const fees = splitFee(
    lines.length > 0 ? order.feeCents : 0,
    lines.map((line) => line.amountCents),
  )
  return lines.map((line, place) =>
    paperLine(line, { order: index, feeCents: fees[place] ?? 0 }, on),
  )
}

/** What was granted never makes a line less than nothing. */
function amountOf(
  line: LineToInvoice,
): Pick<PaperLine, 'weight' | 'creditedCents' | 'amountCents'> {
  const { pricePerUnit, isWeighed, netThousandths } = line
  const weight = isWeighed && netThousandths !== null ? { netThousandths, pricePerUnit } : null
  const whole = weight
    ? weighedAmount(pricePerUnit, weight.netThousandths)
    : lineTotal(line.priceCents, line.sent)
  const creditedCents = Math.min(line.grantedCents, whole)
  return { weight, creditedCents, amountCents: whole - creditedCents }
}

function paperLine(
  {
    pricePerUnit: _price,
    isWeighed: _weighed,
    netThousandths: _net,
    grantedCents: _granted,
    tax,
    ...line
  }: LineToInvoice & Pick<PaperLine, 'weight' | 'creditedCents' | 'amountCents'>,
  share: Pick<PaperLine, 'order' | 'feeCents'>,
  on: InvoiceDay,
): PaperLine {
  const taxed = (tax && taxedBy(tax, on.day, on.added)) ?? { gst: false, qst: false }
  const { registeredFor } = on
  return {
    ...line,
    ...share,
    depositCents: lineTotal(line.depositCents, line.sent),
    taxClass: isRegistered(on) && tax ? tax.taxClass : null,
    // guard: invoices: without a number no tax [domain/papers/draft-invoice]
    //   code: registeredFor.gst &&
    gst: registeredFor.gst && taxed.gst,
    qst: registeredFor.qst && taxed.qst,
  }
}
