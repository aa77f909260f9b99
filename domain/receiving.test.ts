import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LINE_QUANTITY } from './cart.ts'
import { lineTotal, MAX_PRICE_CENTS, sumCents } from './money.ts'
import type { ReceivingReason } from './reasons.ts'
import { answerCredit, creditFor, mayReceive, receivedLines } from './receiving.ts'
import { SUPPLIER_ORDER_STATUSES } from './supplier-order.ts'

describe('a part is received', () => {
  test.each([
    ['pending', false, false],
    ['acknowledged', false, true],
    ['done', true, true],
    ['cancelled', false, false],
  ] as const)('%s: before its day %s, from its day on %s', (status, before, after) => {
    expect([mayReceive(status, false), mayReceive(status, true)]).toEqual([before, after])
    expect(SUPPLIER_ORDER_STATUSES).toContain(status)
  })
})

const agreed = [
  { publicId: 'beef', cases: 10 },
  { publicId: 'milk', cases: 1 },
]
const came = (publicId: string, hundredths: number, reason: ReceivingReason | null, note = '') => ({
  publicId,
  hundredths,
  reason,
  note,
})

describe('what came', () => {
  test('of lines that are not named is as agreed, and so is a line with all its cases and no word', () => {
    expect(receivedLines(agreed, [])).toEqual({ lines: [] })
    expect(receivedLines(agreed, [came('beef', 1_000, null)])).toEqual({ lines: [] })
  })

  test.each([
    ['fewer cases', came('beef', 900, 'missing')],
    ['none', came('milk', 0, 'wrong_product')],
    ['half a case less', came('beef', 950, 'damaged')],
    ['all cases, late', came('beef', 1_000, 'late')],
    ['all cases, with a note of more', came('beef', 1_000, null, '12 livrées')],
  ])('%s is recorded', (_, line) => {
    expect(receivedLines(agreed, [line])).toEqual({ lines: [line] })
  })

  test.each([
    ['line_unknown', [came('veal', 100, 'missing')], 0],
    ['line_twice', [came('beef', 900, 'missing'), came('beef', 800, 'missing')], 1],
    ['cases_above_agreed', [came('milk', 101, null)], 0],
    ['reason_required', [came('milk', 100, null), came('beef', 999, null)], 1],
  ] as const)('%s', (refused, lines, index) => {
    expect(receivedLines(agreed, lines)).toEqual({ refused, index })
  })
})

describe('a credit', () => {
  test.each([
    ['one case of ten', 1_250, 10, 900, 1_250],
    ['all of them', 1_250, 10, 0, 12_500],
    ['nothing', 1_250, 10, 1_000, 0],
    ['half a case', 333, 1, 50, 167],
    ['a hundredth, under half a cent', 49, 1, 99, 0],
    ['a hundredth, half a cent', 50, 1, 99, 1],
    ['the dearest line there is', MAX_PRICE_CENTS, MAX_LINE_QUANTITY, 1, 99_989_890_001],
  ])('of %s', (_, price, cases, hundredths, credit) => {
    expect(creditFor(price * cases, { cases, hundredths })).toBe(credit)
  })

  const price = fc.integer({ min: 1, max: MAX_PRICE_CENTS })
  const line = fc
    .integer({ min: 1, max: MAX_LINE_QUANTITY })
    .chain((cases) =>
      fc.record({ cases: fc.constant(cases), hundredths: fc.nat({ max: cases * 100 }) }),
    )

  test('is never more than the line, within half a cent of what is missing, exact to the cent', () => {
    fc.assert(
      fc.property(price, line, (cents, came) => {
        const credit = creditFor(cents * came.cases, came)
        const hundredfold = BigInt(came.cases * 100 - came.hundredths) * BigInt(cents)
        expect(BigInt(credit)).toBe((hundredfold + 50n) / 100n)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(lineTotal(cents, came.cases))
        // What came in good order and what did not are the whole line, to a cent of rounding.
        const kept = creditFor(cents * came.cases, {
          ...came,
          hundredths: came.cases * 100 - came.hundredths,
        })
        expect(Math.abs(credit + kept - lineTotal(cents, came.cases))).toBeLessThanOrEqual(1)
      }),
    )
  })

  const asked = [
    { publicId: 'beef', askedCents: 1_250 },
    { publicId: 'milk', askedCents: 499 },
  ]
  test.each([
    ['granted', [1_250, 499]],
    ['partly', [1_250]],
    ['partly', [1, 0]],
    ['refused', []],
    ['refused', [0, 0]],
  ])('%s: %j', (status, cents) => {
    const granted = asked.slice(0, cents.length).map(({ publicId }, index) => ({
      publicId,
      grantedCents: cents[index] ?? 0,
    }))
    const answer = answerCredit(asked, granted)
    expect(answer).toEqual({
      status,
      lines: asked.map((line, index) => ({ ...line, grantedCents: cents[index] ?? 0 })),
    })
  })

  test.each([
    ['line_unknown', [{ publicId: 'veal', grantedCents: 1 }], 0],
    ['line_twice', [asked[1], asked[1]].map(asGranted), 1],
    ['credit_above_asked', [{ publicId: 'milk', grantedCents: 500 }], 0],
  ] as const)('%s is refused', (refused, granted, index) => {
    expect(answerCredit(asked, granted)).toEqual({ refused, index })
  })

  test('is all granted only when each line is, whatever the amounts', () => {
    const amounts = fc.array(
      fc
        .integer({ min: 1, max: 1_000_000 })
        .chain((askedCents) =>
          fc.record({ askedCents: fc.constant(askedCents), grantedCents: fc.nat(askedCents) }),
        ),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(amounts, (given) => {
        const lines = given.map((one, index) => ({ ...one, publicId: String(index) }))
        const answer = answerCredit(lines, lines)
        if (!('status' in answer)) throw new Error(answer.refused)
        const [all, some] = [
          sumCents(given.map((one) => one.askedCents)),
          sumCents(answer.lines.map((one) => one.grantedCents)),
        ]
        const expected = some === all ? 'granted' : some > 0 ? 'partly' : 'refused'
        expect([answer.status, some <= all]).toEqual([expected, true])
      }),
    )
  })
})

function asGranted(line: { publicId: string; askedCents: number } | undefined) {
  return { publicId: line?.publicId ?? '', grantedCents: line?.askedCents ?? 0 }
}
