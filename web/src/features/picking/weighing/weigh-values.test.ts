import { describe, expect, test } from 'vitest'
import { type LineToWeigh, packageOf, packagesOf, readEntry, standingOf } from './weigh-values.ts'

const GTIN = '98412345678908'
const LINE: LineToWeigh = {
  publicId: 'line',
  orderPublicId: 'order',
  unit: 'kg',
  gtin: GTIN,
  cases: 4,
  lots: [],
  weighing: { nominal: '8', most: '8.8', net: '8.5', packages: ['4.5', '4'] },
}
const read = (typed: string, line = LINE) => readEntry(typed, line, 2026)

describe('what is typed or scanned', () => {
  test.each([
    ['4,525', 4525],
    ['4.525', 4525],
    [' 12 ', 12_000],
    ['0,005', 5],
  ])('%j is a weight', (typed, thousandths) => {
    expect(read(typed)).toEqual({ is: 'weight', thousandths })
  })

  test.each(['', '0', '4,5255', 'lourd', '1,2,3', '12345678', '-4'])('%j is nothing', (typed) => {
    expect(read(typed)).toEqual({ is: 'unread' })
  })

  test('a label says the weight, in the unit of the line', () => {
    expect(read(`01${GTIN}3103004525`)).toMatchObject({
      is: 'label',
      thousandths: 4525,
      isOther: false,
    })
    expect(read(`01${GTIN}3202001000`)).toMatchObject({ thousandths: 4536 })
  })

  test('a label of another product says so, one without a number does not', () => {
    expect(read('(01)04006381333931(3103)004525')).toMatchObject({ isOther: true })
    expect(read('(3103)004525')).toMatchObject({ isOther: false })
    expect(read('(01)04006381333931(3103)004525', { ...LINE, gtin: '' })).toMatchObject({
      isOther: false,
    })
  })

  test('a number alone says what it is and no weight', () => {
    expect(read('4006381333931')).toMatchObject({ is: 'label', thousandths: undefined })
  })
})

const LOT = { lot: 'L42', expiresOn: '2026-11-30' }

test.each([
  ['4.525', { thousandths: 4525, lot: undefined }],
  [`01${GTIN}31030045251726113010L42`, { thousandths: 4525, lot: LOT }],
  // The second code of a label.
  ['(17)261130(10)L42', { thousandths: undefined, lot: LOT }],
  [`01${GTIN}3103004525`, { thousandths: 4525, lot: undefined }],
  [GTIN, undefined],
  ['(01)04006381333931(3103)004525(10)L42', undefined],
  ['lourd', undefined],
  // Without separators the lot may end where an expiry begins.
  [`01${GTIN}310300452510L4217261130`, { thousandths: 4525, lot: undefined }],
])('%j is of the package %j', (typed, of) => {
  expect(packageOf(read(typed))).toEqual(of)
})

test.each([
  [[8000], '8', false, 0],
  [[4400, 4400], '8.8', false, 10],
  [[8801], '8.801', true, 10],
  [[4000], '4', false, -50],
  [[], '0', false, -100],
])('%j come to %s', (packages, net, isAbove, percent) => {
  const weighed = packages.map((thousandths) => ({ thousandths, lot: undefined }))
  expect(standingOf([...weighed, { thousandths: undefined, lot: LOT }], LINE)).toMatchObject({
    ...{ net, isAbove, percent, isFull: false },
  })
})

test('what was weighed before is there again', () => {
  expect(packagesOf(LINE)).toEqual([
    { thousandths: 4500, lot: undefined },
    { thousandths: 4000, lot: undefined },
  ])
})
