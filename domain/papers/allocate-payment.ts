import { type Cents, sumCents } from '../money.ts'
import { creditOf, type DueBalance } from './balance.ts'

/** An invoice of the customer as its row is locked. */
export type AllocatedInvoice = DueBalance & { id: number }

/** What of a payment is for an invoice, never 0; less than nothing takes what the invoice has to the customer's credit. */
export type PaymentShare = { id: number; cents: Cents }

/** `differ`: the named shares are less than the payment, or more than it and what there is to the customer's credit. */
export type AllocationRefusal = 'above_balance' | 'differ'

type Allocation = { shares: PaymentShare[] } | { refused: AllocationRefusal }

/**
 * What a payment is for: the invoices that are named, else the first due. What the customer has to its credit is taken for what
 * then stays open, or for what is named above the payment; an amount of 0 is that alone. No invoice gets more than is open, and
 * the shares add up to the amount. House rule, 2026 (decision 096).
 */
export function allocatePayment(
  invoices: readonly AllocatedInvoice[],
  amountCents: Cents,
  named?: readonly PaymentShare[],
): Allocation {
  const open = firstDueFirst(invoices.filter(({ balanceCents }) => balanceCents > 0))
  const credit = creditOf(invoices)
  const isOpen = sumCents(open.map(({ balanceCents }) => balanceCents))
  if (named && !areWithin(named, open)) return { refused: 'above_balance' }
  const wanted = named
    ? sumCents(named.map(({ cents }) => cents))
    : Math.min(isOpen, amountCents + credit)
  if (amountCents > isOpen || wanted === 0) return { refused: 'above_balance' }
  if (wanted < amountCents || wanted > amountCents + credit) return { refused: 'differ' }
  const paid = named ?? fill(open, wanted)
  return { shares: [...paid, ...taken(invoices, wanted - amountCents)] }
}

/**
 * What a customer is paid back, as shares less than nothing: of the invoices that are named, else of the first due that are to
 * its credit.
 */
export function allocateRefund(
  invoices: readonly AllocatedInvoice[],
  amountCents: Cents,
  named?: readonly PaymentShare[],
): Allocation {
  if (named && !areWithin(named, inCredit(invoices))) return { refused: 'above_balance' }
  if (amountCents === 0 || amountCents > creditOf(invoices)) return { refused: 'above_balance' }
  if (!named) return { shares: taken(invoices, amountCents) }
  if (sumCents(named.map(({ cents }) => cents)) !== amountCents) return { refused: 'differ' }
  return { shares: named.map(({ id, cents }) => ({ id, cents: -cents })) }
}

/** What takes a payment back: every share of it the other way. */
export function reversedShares(shares: readonly PaymentShare[]): PaymentShare[] {
  return shares.map(({ id, cents }) => ({ id, cents: -cents }))
}

function firstDueFirst<Invoice extends AllocatedInvoice>(invoices: readonly Invoice[]) {
  return invoices.toSorted((a, b) =>
    a.dueOn === b.dueOn ? a.id - b.id : a.dueOn < b.dueOn ? -1 : 1,
  )
}

/** Invoices with what each has to the customer's credit as if that were open. */
function inCredit(invoices: readonly AllocatedInvoice[]): AllocatedInvoice[] {
  const credits = invoices.filter(({ balanceCents }) => balanceCents < 0)
  return firstDueFirst(credits.map((one) => ({ ...one, balanceCents: -one.balanceCents })))
}

function taken(invoices: readonly AllocatedInvoice[], cents: Cents): PaymentShare[] {
  return reversedShares(fill(inCredit(invoices), cents))
}

function areWithin(named: readonly PaymentShare[], invoices: readonly AllocatedInvoice[]) {
  const most = new Map(invoices.map(({ id, balanceCents }) => [id, balanceCents]))
  return named.every(({ id, cents }) => cents > 0 && cents <= (most.get(id) ?? 0))
}

/** One invoice after the other, each to its end. */
function fill(invoices: readonly AllocatedInvoice[], cents: Cents): PaymentShare[] {
  const shares: PaymentShare[] = []
  let left = cents
  for (const { id, balanceCents } of invoices) {
    const share = Math.min(left, balanceCents)
    if (share > 0) shares.push({ id, cents: share })
    left -= share
  }
  return shares
}
