import { expect, test } from 'vitest'
import type { Part } from '../changes/part-changes.ts'
import { bodyOf, creditOf, draftOf, unexplained, withLine } from './receipt-draft.ts'

const line = (public_id: string, quantity: number, price: string, is_cancelled = false) => ({
  public_id,
  quantity,
  edited_quantity: 0,
  is_cancelled,
  product: { price },
})

function aPart(given: object = {}): Part {
  return {
    public_id: 'part',
    order_version: 4,
    receipt: null,
    credit: null,
    receiving: { today: '2026-11-24', may_ask_credit: true, credit_until: null },
    products: [line('beef', 10, '12.50'), line('milk', 1, '3.33'), line('veal', 5, '9.00', true)],
    ...given,
  } as unknown as Part
}

test('all came today as agreed, unless something is noted', () => {
  const part = aPart()
  expect(bodyOf(part, draftOf(part))).toEqual({
    supplier_order_public_id: 'part',
    order_version: 4,
    day: '2026-11-24',
    note: '',
    lines: [],
    ask_credit: false,
  })
})

test('a case less asks for its price back, and why is to be said', () => {
  const part = aPart()
  const missing = withLine(draftOf(part), 'beef', { cases: 9, reason: null, note: ' ' })
  expect(unexplained(part, missing)).toEqual(['beef'])
  const said = withLine(missing, 'beef', { cases: 9, reason: 'missing', note: ' ' })
  expect([unexplained(part, said), creditOf(part, said)]).toEqual([[], '12.50'])
  expect(bodyOf(part, said)).toMatchObject({
    lines: [{ public_id: 'beef', cases: 9, reason: 'missing', note: '' }],
    ask_credit: true,
  })
  expect(bodyOf(part, withLine(said, 'beef', undefined)).lines).toEqual([])
  expect(bodyOf(part, { ...said, asksCredit: false }).ask_credit).toBe(false)
})

test('once the time is over none is asked for; one that is open is corrected', () => {
  const late = { today: '2026-11-29', may_ask_credit: false, credit_until: null }
  const part = aPart({ receiving: late })
  const draft = withLine(draftOf(part), 'milk', { cases: 0, reason: 'late', note: '' })
  expect(bodyOf(part, draft).ask_credit).toBe(false)
  const open = aPart({ receiving: late, credit: { status: 'asked' } })
  expect(bodyOf(open, draft).ask_credit).toBe(true)
})

test('a correction begins with what was received; half a case stays half a case', () => {
  const receipt = {
    day: '2026-11-23',
    note: 'Par la ruelle',
    lines: [{ public_id: 'milk', cases: '0.5', reason: 'damaged', note: 'Percé' }],
  }
  const part = aPart({ receipt })
  const draft = draftOf(part)
  expect(draft).toEqual({
    day: '2026-11-23',
    note: 'Par la ruelle',
    lines: { milk: { cases: 0.5, reason: 'damaged', note: 'Percé' } },
    asksCredit: false,
  })
  expect(creditOf(part, draft)).toBe('1.67')
})

test('what was noted of a line that is gone meanwhile is not sent', () => {
  const part = aPart()
  const draft = withLine(draftOf(part), 'veal', { cases: 1, reason: 'missing', note: '' })
  expect(bodyOf(part, draft).lines).toEqual([])
})
