import { type Cents, sumCents } from '../money.ts'
import type { PaperState } from './paper.ts'

/** What counts in an invoice's balance, in cents: its credit notes, and shares of payments, less than nothing of what was paid back. */
export type InvoiceAccount = {
  totalCents: Cents
  creditedCents: readonly Cents[]
  shareCents: readonly Cents[]
}

/** What an invoice is left with; less than nothing is to its customer's credit. */
export function invoiceBalance({ totalCents, creditedCents, shareCents }: InvoiceAccount): Cents {
  return totalCents - sumCents(creditedCents) - sumCents(shareCents)
}

/** `dueOn`: Montréal's day, YYYY-MM-DD. */
export type DueBalance = { balanceCents: Cents; dueOn: string }

/** How an invoice stands on a day; on its due day it is still open. */
export function invoiceState({ balanceCents, dueOn }: DueBalance, today: string): PaperState {
  if (balanceCents <= 0) return 'paid'
  return dueOn < today ? 'overdue' : 'open'
}

/** Sums of invoices: `due` is of `open` what is to be paid by the day or was before, `overdue` what was before. */
export type BalanceSums = { open: Cents; due: Cents; overdue: Cents; credit: Cents }

export function balanceSums(invoices: readonly DueBalance[], today: string): BalanceSums {
  const open = invoices.filter(({ balanceCents }) => balanceCents > 0)
  const due = open.filter(({ dueOn }) => dueOn <= today)
  const sum = (of: readonly DueBalance[]) => sumCents(of.map(({ balanceCents }) => balanceCents))
  return {
    open: sum(open),
    due: sum(due),
    overdue: sum(due.filter(({ dueOn }) => dueOn < today)),
    credit: creditOf(invoices),
  }
}

/** What invoices have to the customer's credit, in cents from 0. */
export function creditOf(invoices: readonly { balanceCents: Cents }[]): Cents {
  return sumCents(invoices.map(({ balanceCents }) => Math.max(0, -balanceCents)))
}
