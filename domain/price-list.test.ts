import { expect, test } from 'vitest'
import { areAsShown, type DatedPrice, risingStep } from './price-list.ts'

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

const days = (fromDay: string | null, untilDay: string | null) => ({ fromDay, untilDay })

test.for<[string, DatedPrice[], DatedPrice[], boolean]>([
  ['none, as then', [], [], true],
  ['the same', [price(1, 500)], [price(1, 500)], true],
  [
    'the same on these days, of which it had more',
    [price(1, 500)],
    [price(1, 500, '2026-11-01')],
    true,
  ],
  ['another one', [price(1, 499)], [price(1, 500)], false],
  ['gone', [], [price(1, 500)], false],
  ['new', [price(1, 500)], [], false],
  [
    'another one on some of these days',
    [price(1, 500, null, '2026-12-03'), price(1, 400, '2026-12-04')],
    [price(1, 500)],
    false,
  ],
  [
    'another one before these days',
    [price(1, 400, null, '2026-11-30'), price(1, 500, '2026-12-01')],
    [price(1, 500)],
    true,
  ],
  [
    'another one after these days',
    [price(1, 500, null, '2026-12-05'), price(1, 400, '2026-12-06')],
    [price(1, 500)],
    true,
  ],
  [
    'two, in another order',
    [price(1, 400, '2026-12-04'), price(1, 500, null, '2026-12-03')],
    [price(1, 500, null, '2026-12-03'), price(1, 400, '2026-12-04')],
    true,
  ],
])('from 1 to 5 December prices are %s', ([, now, shown, expected]) => {
  expect(areAsShown(now, shown, days('2026-12-01', '2026-12-05'))).toBe(expected)
})
