import { expect, test } from 'vitest'
import { type DatedPrice, risingStep } from './price-list.ts'

const price = (
  fromCases: number,
  priceCents: number,
  fromDay: string | null = null,
  untilDay: string | null = null,
): DatedPrice => ({ fromCases, priceCents, fromDay, untilDay })

test.for<[string, DatedPrice[], number | undefined]>([
  ['none', [], undefined],
  ['falling', [price(1, 500), price(5, 450), price(9, 400)], undefined],
  ['the same', [price(1, 500), price(5, 500)], undefined],
  ['rising', [price(1, 500), price(5, 501)], 1],
  ['rising after it fell', [price(1, 500), price(5, 400), price(9, 450)], 2],
  [
    'rising on other days',
    [price(1, 400, null, '2026-11-30'), price(5, 500, '2026-12-01')],
    undefined,
  ],
  ['rising on one day', [price(1, 400, null, '2026-12-01'), price(5, 500, '2026-12-01')], 1],
  ['rising, the fewer later in the list', [price(5, 500), price(1, 400)], 0],
])('steps that are %s', ([, prices, rising]) => {
  expect(risingStep(prices)).toBe(rising === undefined ? undefined : prices[rising])
})
