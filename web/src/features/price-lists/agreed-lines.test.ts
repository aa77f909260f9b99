import { Refused } from '@halles/contract/client.ts'
import { describe, expect, test } from 'vitest'
import {
  type AgreedLine,
  type DatedPrice,
  inTurn,
  linesBefore,
  type PricedProduct,
  requestsOf,
  typedLine,
} from './agreed-lines.ts'
import { sendLines } from './send-lines.ts'

const TODAY = '2026-11-28'
const price = (price: string, from_day: string | null, until_day: string | null): DatedPrice => ({
  ...{ from_cases: 1, price, from_day, until_day },
})
const productWith = (...prices: DatedPrice[]): PricedProduct => ({
  ...{ public_id: 'butter', name_fr: 'Beurre', name_en: 'Butter', unit: 'lb' },
  ...{ quantity_per_case: '20', list_price: '50.00', price: '50.00', prices },
})
const line = (given: Partial<AgreedLine> = {}): AgreedLine => ({
  ...{ product_public_id: 'butter', from_cases: 1, price: '48.00', from_day: null },
  ...{ until_day: null, ...given },
})

describe('a price that is typed', () => {
  test.each([
    ['holds without an end where there is none', [], null],
    ['holds as long as the one it replaces', [price('45.00', null, '2026-12-05')], '2026-12-05'],
    ['ends before the next begins', [price('44.00', '2026-12-10', null)], '2026-12-09'],
    [
      'leaves what has ended alone',
      [price('44.00', null, '2026-11-27'), { ...price('1.00', '2026-12-01', null), from_cases: 5 }],
      null,
    ],
  ])('%s', (_, prices, until_day) => {
    expect(typedLine(productWith(...prices), '48.00', TODAY)).toEqual(line({ until_day }))
  })
})

describe('what stood before', () => {
  test('nothing: the price is taken off', () => {
    const others = [{ ...price('40.00', null, null), from_cases: 5 }]
    expect(linesBefore(productWith(...others), line(), TODAY)).toEqual([line({ price: null })])
  })

  test('one price on all its days: that price, from today on', () => {
    const old = price('45.00', '2026-11-01', null)
    expect(linesBefore(productWith(old), line(), TODAY)).toEqual([line({ price: '45.00' })])
  })

  test('several, or one on some of its days: taken off first, then each on its own days', () => {
    const old = [price('45.00', null, '2026-12-05'), price('44.00', '2026-12-10', null)]
    expect(linesBefore(productWith(...old), line({ until_day: '2026-12-20' }), TODAY)).toEqual([
      line({ price: null, until_day: '2026-12-20' }),
      line({ price: '45.00', until_day: '2026-12-05' }),
      line({ price: '44.00', from_day: '2026-12-10', until_day: '2026-12-20' }),
    ])
  })

  test('lines of several prices are sent without one of them twice at once', () => {
    const [first, second, third] = [line(), line({ from_cases: 5 }), line({ from_day: TODAY })]
    expect(inTurn([[first, third], [second], []])).toEqual([[first, second], [third]])
  })
})

describe('lines of several requests', () => {
  const lines = Array.from({ length: 1_001 }, (_, place) => line({ from_cases: place + 1 }))
  const before = (changed: AgreedLine) => [{ ...changed, price: null }]
  const lost = new Refused(0, undefined)

  test('are at most 500 each, under keys of their own', () => {
    const requests = requestsOf([lines])
    expect(requests.map((request) => request.lines.length)).toEqual([500, 500, 1])
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  })

  test('stop at the first that fails: what was set can be put back, what was not can be sent again', async () => {
    const requests = requestsOf([lines])
    const arrived: string[] = []
    const sent = await sendLines(
      requests,
      async ({ idempotencyKey }) => {
        if (arrived.push(idempotencyKey) === 2) throw lost
      },
      before,
    )
    expect(sent).toMatchObject({ done: 500, left: requests.slice(1), error: lost })
    expect(sent.restoring).toEqual([lines.slice(0, 500).map((one) => ({ ...one, price: null }))])
    // It may have arrived: what stood before it is what stood before it was sent first.
    const again = await sendLines(
      sent.left,
      async ({ idempotencyKey }) => void arrived.push(idempotencyKey),
      () => [],
    )
    expect(arrived.slice(2)).toEqual([arrived[1], requests[2]?.idempotencyKey])
    expect(again.restoring).toEqual([
      lines.slice(500, 1_000).map((one) => ({ ...one, price: null })),
    ])
  })

  test('are put back in the other order', async () => {
    const requests = requestsOf([[line()], [line({ from_day: TODAY })]])
    const { restoring } = await sendLines(requests, async () => {}, before)
    expect(restoring.flat().map(({ from_day }) => from_day)).toEqual([TODAY, null])
  })
})
