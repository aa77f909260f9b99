import type { Cents } from '../money.ts'
import type { PaperBuyer, PaperParty } from './paper.ts'

/** Papers of an order that have no number of their own. A packing slip has no price. */
export const ORDER_PAPER_KINDS = ['confirmation', 'packing_slip'] as const
export type OrderPaperKind = (typeof ORDER_PAPER_KINDS)[number]

/** From which lot so many of a line's cases were taken. */
export type LineLot = { lot: string; expiresOn: string | null; cases: number }

/** A line of an order that is not removed. */
export type OrderPaperLine = {
  /** '' without one. */
  itemCode: string
  nameFr: string
  nameEn: string
  unit: string
  /** Of the unit, in one case. */
  quantityHundredths: number
  /** Cases. */
  asked: number
  /** Cases as they are agreed. */
  sent: number
  /** Of a case; of what is weighed its estimate. */
  priceCents: Cents
  amountCents: Cents
  /** Thousandths of the unit; null where it is sold by the case or was not weighed yet. */
  netThousandths: number | null
  /** Sold by weight, and not weighed yet: the amount is an estimate. */
  isEstimate: boolean
  /** Of all its cases. */
  depositCents: Cents
  lots: readonly LineLot[]
}

/** An order as its papers show it. Days are Montréal's, YYYY-MM-DD; times HH:MM. */
export type OrderPaper = {
  publicId: string
  number: number
  /** Its supplier has answered it. */
  isAccepted: boolean
  placedOn: string
  poNumber: string
  /** To whoever prepares it; '' without one. */
  note: string
  /** Null where it is to be arranged. */
  delivery: { on: string; from: string; until: string } | null
  supplier: PaperParty
  restaurant: PaperBuyer
  lines: readonly OrderPaperLine[]
  goodsCents: Cents
  feeCents: Cents
  depositCents: Cents
}
