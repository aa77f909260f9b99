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
  withShown,
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
  /** What undoing expects to find. */
  const set = (until_day: string | null) => ({ price: '48.00', from_day: null, until_day })

  test('nothing: the price is taken off', () => {
    const others = [{ ...price('40.00', null, null), from_cases: 5 }]
    expect(linesBefore(productWith(...others), line(), TODAY)).toEqual([
      line({ price: null, shown_prices: [set(null)] }),
    ])
  })

  test('one price on all its days: that price, from today on', () => {
    const old = price('45.00', '2026-11-01', null)
    expect(linesBefore(productWith(old), line(), TODAY)).toEqual([
      line({ price: '45.00', shown_prices: [set(null)] }),
    ])
  })

  test('one that was taken off: that price, where there still is none', () => {
    const old = price('45.00', '2026-11-01', null)
    expect(linesBefore(productWith(old), line({ price: null }), TODAY)).toEqual([
      line({ price: '45.00', shown_prices: [] }),
    ])
  })

  test('several, or one on some of its days: taken off first, then each on its own days', () => {
    const old = [price('45.00', null, '2026-12-05'), price('44.00', '2026-12-10', null)]
    expect(linesBefore(productWith(...old), line({ until_day: '2026-12-20' }), TODAY)).toEqual([
      line({ price: null, until_day: '2026-12-20', shown_prices: [set('2026-12-20')] }),
      line({ price: '45.00', until_day: '2026-12-05', shown_prices: [] }),
      line({
        ...{ price: '44.00', from_day: '2026-12-10', until_day: '2026-12-20' },
        shown_prices: [],
      }),
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
  const shown = (changed: AgreedLine) => changed
  const lost = new Refused(0, undefined)

  test('are at most 250 each, under keys of their own', () => {
    const requests = requestsOf([lines.slice(0, 501)])
    expect(requests.map((request) => request.lines.length)).toEqual([250, 250, 1])
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  })

  test('that name what was seen on their days are no more than a request may weigh', () => {
    const product = {
      ...productWith(price('48.00', TODAY, TODAY), price('47.00', '2026-12-10', null)),
    }
    const dates = {
      product_public_id: '0'.repeat(32),
      from_cases: 1,
      from_day: TODAY,
      until_day: TODAY,
    }
    const [request] = requestsOf([lines.map((one) => ({ ...one, ...dates }))])
    const sent = request?.lines.map((one) => withShown(product, one)) ?? []
    expect(sent[0]?.shown_prices).toEqual([{ price: '48.00', from_day: TODAY, until_day: TODAY }])
    expect(JSON.stringify({ public_id: '0'.repeat(32), lines: sent }).length).toBeLessThan(65_536)
  })

  test('stop at the first that fails: what was set can be put back, what was not can be sent again', async () => {
    const requests = requestsOf([lines.slice(0, 501)])
    const arrived: string[] = []
    const sent = await sendLines(
      requests,
      async ({ idempotencyKey }) => {
        if (arrived.push(idempotencyKey) === 2) throw lost
      },
      { shown, before },
    )
    expect(sent).toMatchObject({ done: 250, left: requests.slice(1), error: lost })
    expect(sent.restoring).toEqual([lines.slice(0, 250).map((one) => ({ ...one, price: null }))])
    // It may have arrived: what stood before it is what stood before it was sent first.
    const again = await sendLines(
      sent.left,
      async ({ idempotencyKey }) => void arrived.push(idempotencyKey),
      { shown, before: () => [] },
    )
    expect(arrived.slice(2)).toEqual([arrived[1], requests[2]?.idempotencyKey])
    expect(again.restoring).toEqual([lines.slice(250, 500).map((one) => ({ ...one, price: null }))])
  })

  test('are put back in the other order', async () => {
    const requests = requestsOf([[line()], [line({ from_day: TODAY })]])
    const { restoring } = await sendLines(requests, async () => {}, { shown, before })
    expect(restoring.flat().map(({ from_day }) => from_day)).toEqual([TODAY, null])
  })
})

describe('prices that a colleague changed meanwhile', () => {
  const [butter, cream] = [
    productWith(price('47.00', TODAY, null)),
    { ...productWith(), public_id: 'cream' },
  ]
  const sheet = {
    shown: (one: AgreedLine) =>
      withShown(
        one.product_public_id === 'cream' ? cream : productWith(price('45.00', null, null)),
        one,
      ),
    before: (one: AgreedLine) => linesBefore(productWith(), one, TODAY),
  }
  function refuseButter({ lines }: { lines: readonly AgreedLine[] }) {
    if (!lines.some((one) => one.product_public_id === 'butter')) return
    throw new Refused(409, { code: 'shown_prices_changed', message: '…', products: [butter] })
  }

  test('each line names what the sheet showed of it', async () => {
    const sent: AgreedLine[] = []
    const off = line({ from_cases: 5, price: null })
    await sendLines(
      requestsOf([[line(), off]]),
      async ({ lines }) => void sent.push(...lines),
      sheet,
    )
    expect(sent).toEqual([
      line({ shown_prices: [{ price: '45.00', from_day: null, until_day: null }] }),
      { ...off, shown_prices: [] },
    ])
  })

  test('stay and are named; the others are set under another key and can be put back', async () => {
    const requests = requestsOf([[line(), line({ product_public_id: 'cream' })], [line()]])
    const asked: string[] = []
    const result = await sendLines(
      requests,
      async (request) => {
        asked.push(request.idempotencyKey)
        refuseButter(request)
      },
      sheet,
    )
    expect(result).toMatchObject({
      ...{ done: 1, changed: [butter], left: [] },
      refused: { status: 409 },
    })
    expect(result.restoring.flat().map(({ product_public_id }) => product_public_id)).toEqual([
      'cream',
    ])
    expect(new Set(asked).size).toBe(2)
  })

  test('an undo leaves them too', async () => {
    const set = await sendLines(requestsOf([[line()]]), async () => {}, sheet)
    const undone = await sendLines(
      requestsOf(set.restoring),
      async (request) => {
        expect(request.lines).toEqual([
          line({
            price: null,
            shown_prices: [{ price: '48.00', from_day: null, until_day: null }],
          }),
        ])
        refuseButter(request)
      },
      sheet,
    )
    expect(undone).toMatchObject({ done: 0, changed: [butter], left: [] })
  })

  test('a refusal that names none of what was asked is an error', async () => {
    const refused = new Refused(409, {
      code: 'shown_prices_changed',
      message: '…',
      products: [cream],
    })
    const { left, error } = await sendLines(
      requestsOf([[line()]]),
      () => Promise.reject(refused),
      sheet,
    )
    expect([left.length, error]).toEqual([1, refused])
  })
})
