import type { Cents } from '../money.ts'
import type { PaperBuyer, PaperParty } from './paper.ts'
import type { PaymentMethod, StatementEntryKind } from './payment.ts'

/** In the order they happened. */
export type StatementRow = {
  /** Montréal's day, YYYY-MM-DD. */
  on: string
  kind: StatementEntryKind
  /** The paper's number as it is written, or the payment's reference; '' without one. */
  label: string
  /** Null of papers. */
  method: PaymentMethod | null
  /** What it adds to the balance; less than nothing of a credit note or a payment. */
  amountCents: Cents
  /** What is open after it. */
  balanceCents: Cents
}

/** What a restaurant and a supplier did with each other in a month, as the statement says it. */
export type Statement = {
  /** YYYY-MM. */
  month: string
  /** The day it was made: what is due and overdue is of that day. */
  madeOn: string
  supplier: PaperParty
  restaurant: PaperBuyer
  openingCents: Cents
  rows: readonly StatementRow[]
  closingCents: Cents
  /** Owed on the day it was made, whatever the month: less than nothing where the restaurant has it to its credit. */
  owedCents: Cents
  /** Of it, what was to be paid before that day. */
  overdueCents: Cents
}
