import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AllocatedInvoice,
  allocatePayment,
  allocateRefund,
  type PaymentShare,
  reversedShares,
} from './allocate-payment.ts'
import { creditOf } from './balance.ts'

/** 1 and 2 are open, the second first due; 3 has 30 to the customer's credit. */
const INVOICES = [
  { id: 1, dueOn: '2026-08-15', balanceCents: 100 },
  { id: 2, dueOn: '2026-07-15', balanceCents: 50 },
  { id: 3, dueOn: '2026-06-15', balanceCents: -30 },
]
const WITHOUT_CREDIT = INVOICES.slice(0, 2)
const sharesOf = (all: Record<number, number>) =>
  Object.entries(all).map(([id, cents]) => ({ id: Number(id), cents }))
const byId = (shares: readonly PaymentShare[]) => shares.toSorted((a, b) => a.id - b.id)

test.each([
  [10, { 2: 10 }],
  [50, { 2: 50 }],
  [60, { 2: 50, 1: 10 }],
  [150, { 2: 50, 1: 100 }],
])('%i cents are for the first due: %o', (cents, shares) => {
  const allocated = allocatePayment(WITHOUT_CREDIT, cents)
  if ('refused' in allocated) throw new Error(allocated.refused)
  expect(byId(allocated.shares)).toEqual(sharesOf(shares))
})

test('of two due on one day the first issued is first', () => {
  const sameDay = WITHOUT_CREDIT.map((invoice) => ({ ...invoice, dueOn: '2026-07-15' }))
  expect(allocatePayment(sameDay, 10)).toEqual({ shares: [{ id: 1, cents: 10 }] })
})

test.each([
  [0, { 2: 30, 3: -30 }],
  [10, { 2: 40, 3: -30 }],
  [120, { 2: 50, 1: 100, 3: -30 }],
  [135, { 2: 50, 1: 100, 3: -15 }],
  [150, { 2: 50, 1: 100 }],
])('with a credit of 30, %i cents pay %o', (cents, shares) => {
  const allocated = allocatePayment(INVOICES, cents)
  if ('refused' in allocated) throw new Error(allocated.refused)
  expect(byId(allocated.shares)).toEqual(byId(sharesOf(shares)))
})

test.each([
  [70, { 1: 70 }, { 1: 70 }],
  [100, { 1: 70, 2: 30 }, { 1: 70, 2: 30 }],
  [80, { 1: 100 }, { 1: 100, 3: -20 }],
])('%i cents for %o, as named, are %o', (cents, named, shares) => {
  const allocated = allocatePayment(INVOICES, cents, sharesOf(named))
  if ('refused' in allocated) throw new Error(allocated.refused)
  expect(byId(allocated.shares)).toEqual(byId(sharesOf(shares)))
})

test.each([
  ['above all that is open', 151, undefined, 'above_balance'],
  ['above an invoice', 101, { 1: 101 }, 'above_balance'],
  ['for an invoice to the customer’s credit', 10, { 3: 10 }, 'above_balance'],
  ['for an invoice that is not its own', 10, { 9: 10 }, 'above_balance'],
  ['with a share of nothing', 10, { 1: 10, 2: 0 }, 'above_balance'],
  ['above its shares', 70, { 1: 60 }, 'differ'],
  ['below its shares and the credit', 60, { 1: 91 }, 'differ'],
] as const)('a payment %s is refused', (_, cents, named, refused) => {
  expect(allocatePayment(INVOICES, cents, named && sharesOf(named))).toEqual({ refused })
})

test('nothing for nothing is refused', () => {
  expect(allocatePayment(WITHOUT_CREDIT, 0)).toEqual({ refused: 'above_balance' })
  expect(allocatePayment(INVOICES.slice(2), 0)).toEqual({ refused: 'above_balance' })
})

test.each([
  [30, undefined, { shares: [{ id: 3, cents: -30 }] }],
  [10, { 3: 10 }, { shares: [{ id: 3, cents: -10 }] }],
  [31, undefined, { refused: 'above_balance' }],
  [0, undefined, { refused: 'above_balance' }],
  [10, { 1: 10 }, { refused: 'above_balance' }],
  [10, { 3: 20 }, { refused: 'differ' }],
] as const)('paying back %i cents of %o: %o', (cents, named, expected) => {
  expect(allocateRefund(INVOICES, cents, named && sharesOf(named))).toEqual(expected)
})

const step = fc.record({
  does: fc.constantFrom('invoice', 'credit', 'pay', 'payNamed', 'refund', 'reverse'),
  cents: fc.integer({ min: 0, max: 5_000 }),
  of: fc.nat(20),
})

/** The books of one customer, with every allocation checked as it is made. */
class Books {
  invoices: (AllocatedInvoice & { total: number; credited: number })[] = []
  payments: { cents: number; shares: PaymentShare[]; isReversed: boolean }[] = []

  take(shares: readonly PaymentShare[], mayCross = false) {
    for (const { id, cents } of shares) {
      const invoice = this.invoices.find((one) => one.id === id)
      if (!invoice) throw new Error('a share of no invoice')
      const before = invoice.balanceCents
      invoice.balanceCents -= cents
      if (!mayCross) expect(before * invoice.balanceCents).toBeGreaterThanOrEqual(0)
    }
  }

  pay(cents: number, allocated: ReturnType<typeof allocatePayment>) {
    if ('refused' in allocated) return
    expect(allocated.shares.reduce((sum, share) => sum + share.cents, 0)).toBe(cents)
    this.take(allocated.shares)
    this.payments.push({ cents, shares: allocated.shares, isReversed: false })
  }

  reverse(payment: Books['payments'][number] | undefined) {
    if (!payment || payment.isReversed) return
    payment.isReversed = true
    const shares = reversedShares(payment.shares)
    this.take(shares, true)
    this.payments.push({ cents: -payment.cents, shares, isReversed: true })
  }

  expectSum() {
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
    expect(sum(this.invoices.map(({ balanceCents }) => balanceCents))).toBe(
      sum(this.invoices.map(({ total, credited }) => total - credited)) -
        sum(this.payments.map(({ cents }) => cents)),
    )
  }
}

test('whatever is invoiced, credited, paid, paid back and taken back, the books sum to zero', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const books = new Books()
      for (const { does, cents, of } of steps) {
        const { invoices, payments } = books
        const invoice = invoices[of % Math.max(1, invoices.length)]
        if (does === 'invoice') {
          const dueOn = `2026-07-${10 + (of % 20)}`
          const id = invoices.length + 1
          invoices.push({ id, dueOn, total: cents, credited: 0, balanceCents: cents })
        } else if (does === 'credit' && invoice) {
          const credited = Math.min(cents, invoice.total - invoice.credited)
          invoice.credited += credited
          invoice.balanceCents -= credited
        } else if (does === 'pay') books.pay(cents, allocatePayment(invoices, cents))
        else if (does === 'payNamed' && invoice) {
          books.pay(cents, allocatePayment(invoices, cents, [{ id: invoice.id, cents }]))
        } else if (does === 'refund') {
          const allocated = allocateRefund(invoices, cents)
          if (!('refused' in allocated)) books.pay(-cents, allocated)
        } else if (does === 'reverse') books.reverse(payments[of % Math.max(1, payments.length)])
        books.expectSum()
      }
      const { invoices } = books
      // Everything credited, what is open paid, and what is in credit paid back: nobody owes anybody.
      for (const invoice of invoices) {
        invoice.balanceCents -= invoice.total - invoice.credited
        invoice.credited = invoice.total
      }
      const open = invoices.reduce((sum, one) => sum + Math.max(0, one.balanceCents), 0)
      if (open > 0 || creditOf(invoices) > 0) books.pay(open, allocatePayment(invoices, open))
      books.pay(-creditOf(invoices), allocateRefund(invoices, creditOf(invoices)))
      books.expectSum()
      expect(invoices.filter(({ balanceCents }) => balanceCents !== 0)).toEqual([])
    }),
  )
})
