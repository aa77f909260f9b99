import type { Cents } from '../money.ts'
import type { CategoryName } from '../product.ts'
import type { TaxRate } from '../tax/tax-rates.ts'

/** Papers that a supplier numbers. What an invoice says is never changed: a credit note corrects it, and a new invoice follows. */
export const PAPER_KINDS = ['invoice', 'credit_note'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** How an invoice stands, by what is left to pay and its due day; both sides read it the same. */
export const PAPER_STATES = ['open', 'overdue', 'paid'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** A business as it was when the paper was issued. */
export type PaperParty = {
  publicId: string
  name: string
  address: string
  city: string
  zipCode: string
  phoneNumber: string
}

/** `gstNumber`, `qstNumber`: of registrations in force that day; null: not registered, and no such tax on the paper. */
export type PaperSeller = PaperParty & { gstNumber: string | null; qstNumber: string | null }

/** `code`: the seller's own number of its customer; '' without one. */
export type PaperBuyer = PaperParty & { code: string }

/** An order that a paper covers. Days are Montréal's, YYYY-MM-DD. */
export type PaperOrder = {
  publicId: string
  number: number
  placedOn: string
  deliveredOn: string | null
  poNumber: string
}

/** A line as it is billed, or credited: all amounts are then what is given back. */
export type PaperLine = {
  /** Of the paper's orders, from 0. */
  order: number
  /** Of the order's line. */
  publicId: string
  productPublicId: string
  /** '' without one. */
  itemCode: string
  nameFr: string
  nameEn: string
  category: CategoryName
  unit: string
  /** Of the unit, in one case. */
  quantityHundredths: number
  /** Cases. */
  asked: number
  sent: number
  /** Hundredths of a case that its restaurant says came in good order; null where it has said nothing. */
  receivedHundredths: number | null
  /** Of a case; of what is weighed its estimate. */
  priceCents: Cents
  /** Thousandths of the unit, and ten-thousandths of a dollar for a unit; null where it is sold by the case. */
  weight: { netThousandths: number; pricePerUnit: number } | null
  /** Granted before the invoice, and taken off `amountCents`; 0 on a credit note. */
  creditedCents: Cents
  /** Before the delivery's share, deposit and taxes. */
  amountCents: Cents
  /** Its share of the delivery fee, taxed as it is. */
  feeCents: Cents
  /** Outside taxes. */
  depositCents: Cents
  /** Of the product that day, as domain/tax names it; null where the seller is not registered. */
  taxClass: string | null
  gst: boolean
  qst: boolean
}

/**
 * In cents: each base is the goods and fees that its tax is charged on. Rates are those of the invoice's day, in hundred-thousandths,
 * also on its credit notes.
 */
export type PaperSums = {
  goodsCents: Cents
  feeCents: Cents
  depositCents: Cents
  gstRate: TaxRate
  qstRate: TaxRate
  gstBase: Cents
  gstCents: Cents
  qstBase: Cents
  qstCents: Cents
  totalCents: Cents
}

/** What is frozen when a paper is issued. */
export type PaperContent = PaperSums & {
  kind: PaperKind
  /** Of the seller's series of that kind, without holes; `label` is how it is written, with the series' prefix. */
  number: number
  label: string
  /** Of a credit note: the invoice that it corrects. */
  corrects: { publicId: string; label: string; issuedOn: string } | null
  /** Montréal's day, whose taxes it has. */
  issuedOn: string
  /** Null on a credit note. */
  dueOn: string | null
  seller: PaperSeller
  buyer: PaperBuyer
  orders: readonly PaperOrder[]
  lines: readonly PaperLine[]
}
