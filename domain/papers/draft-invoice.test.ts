import { aLineToInvoice, anOrderToInvoice } from '@halles/testing/world/draft-order.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TAX_CLASSES } from '../tax/tax-class.ts'
import { NOTHING_ADDED } from '../tax/tax-rules.ts'
import { draftInvoice, type InvoiceDay } from './draft-invoice.ts'
import { MAX_INVOICED_LINES } from './series.ts'

const ON: InvoiceDay = {
  day: '2026-11-28',
  registeredFor: { gst: true, qst: true },
  added: NOTHING_ADDED,
}
const taxed = { taxClass: 'confectionery', taxedWhereAsked: null } as const

function draftOf(...given: Parameters<typeof draftInvoice>) {
  const draft = draftInvoice(...given)
  if ('refused' in draft) throw new Error(draft.refused)
  return draft
}

test('lines are billed for what was sent, less what was granted, and taxed with their share of the fee', () => {
  const order = anOrderToInvoice({
    feeCents: 1_000,
    lines: [
      aLineToInvoice({ priceCents: 2_500, asked: 4, sent: 3, grantedCents: 500, tax: taxed }),
      aLineToInvoice({ priceCents: 3_000, asked: 1, sent: 1, depositCents: 240 }),
      aLineToInvoice({ asked: 2, sent: 0 }),
    ],
  })
  const { lines, sums } = draftOf([order], ON)
  expect(lines).toMatchObject([
    { order: 0, creditedCents: 500, amountCents: 7_000, feeCents: 700, gst: true, qst: true },
    {
      creditedCents: 0,
      amountCents: 3_000,
      feeCents: 300,
      depositCents: 240,
      gst: false,
      qst: false,
    },
  ])
  expect(lines[0]).toMatchObject({ asked: 4, sent: 3, taxClass: 'confectionery', weight: null })
  // 77.00 $: 3.85 $ and 7.68075 $.
  expect(sums).toEqual({
    goodsCents: 10_000,
    feeCents: 1_000,
    depositCents: 240,
    gstRate: 5_000,
    qstRate: 9_975,
    gstBase: 7_700,
    gstCents: 385,
    qstBase: 7_700,
    qstCents: 768,
    totalCents: 12_393,
  })
})

test('what is sold by weight is billed by it, never by its estimate', () => {
  const weighed = { isWeighed: true, pricePerUnit: 123_456, priceCents: 12_346, sent: 1 }
  const line = aLineToInvoice({ ...weighed, netThousandths: 4_525 })
  const { lines } = draftOf([anOrderToInvoice({ lines: [line] })], ON)
  expect(lines).toMatchObject([
    { amountCents: 5_586, weight: { netThousandths: 4_525, pricePerUnit: 123_456 } },
  ])
  const unweighed = aLineToInvoice({ ...weighed, netThousandths: null })
  expect(draftInvoice([anOrderToInvoice(), anOrderToInvoice({ lines: [unweighed] })], ON)).toEqual({
    refused: 'weights_missing',
    lines: [
      {
        order: 1,
        publicId: unweighed.publicId,
        nameFr: unweighed.nameFr,
        nameEn: unweighed.nameEn,
      },
    ],
  })
})

test('an invoice has no more lines than can be made a PDF', () => {
  const line = aLineToInvoice()
  const ordersOf = (lines: number) => [
    anOrderToInvoice({ lines: Array.from({ length: lines - 1 }, () => line) }),
    anOrderToInvoice({ lines: [line, { ...line, sent: 0 }] }),
  ]
  expect(draftOf(ordersOf(MAX_INVOICED_LINES), ON).lines).toHaveLength(MAX_INVOICED_LINES)
  expect(draftInvoice(ordersOf(MAX_INVOICED_LINES + 1), ON)).toEqual({
    refused: 'too_many_invoiced_lines',
  })
})

test('a line that came to less by its weight than was granted of it costs nothing', () => {
  const line = aLineToInvoice({
    isWeighed: true,
    pricePerUnit: 10_000,
    netThousandths: 1_000,
    grantedCents: 150,
  })
  const { lines } = draftOf([anOrderToInvoice({ lines: [line] })], ON)
  expect(lines).toMatchObject([{ creditedCents: 100, amountCents: 0 }])
})

test.each([
  ['is registered for neither', { gst: false, qst: false }, []],
  ['is registered for GST', { gst: true, qst: false }, ['a']],
  ['is registered for QST', { gst: false, qst: true }, ['a']],
])('a seller that %s: products without a class', (_, registeredFor, missing) => {
  const lines = [
    aLineToInvoice({ productPublicId: 'a', tax: null }),
    aLineToInvoice({ productPublicId: 'a', tax: null }),
    aLineToInvoice({ productPublicId: 'b', tax: null, sent: 0 }),
  ]
  const draft = draftInvoice([anOrderToInvoice({ lines })], { ...ON, registeredFor })
  expect('products' in draft ? draft.products.map(({ publicId }) => publicId) : []).toEqual(missing)
})

test('a class that asks its supplier is missing until it has answered', () => {
  const asks = { taxClass: 'prepared_salad_or_sandwich', taxedWhereAsked: null } as const
  const draft = (tax: {
    taxClass: 'prepared_salad_or_sandwich'
    taxedWhereAsked: boolean | null
  }) => draftInvoice([anOrderToInvoice({ lines: [aLineToInvoice({ tax })] })], ON)
  expect(draft(asks)).toMatchObject({ refused: 'tax_class_missing' })
  expect(draft({ ...asks, taxedWhereAsked: false })).toMatchObject({
    lines: [{ gst: true, qst: false }],
  })
})

test('without a number no tax and no class', () => {
  const order = anOrderToInvoice({ lines: [aLineToInvoice({ tax: taxed })] })
  const draft = draftOf([order], { ...ON, registeredFor: { gst: false, qst: false } })
  expect(draft.lines).toMatchObject([{ taxClass: null, gst: false, qst: false }])
  expect(draft.sums).toMatchObject({ gstBase: 0, gstCents: 0, qstBase: 0, qstCents: 0 })
})

test('on the day a rate begins the new one is charged, and the day before the old one', () => {
  const added = {
    rules: [],
    rates: [{ tax: 'gst', fromDay: '2027-01-01', untilDay: null, rate: 6_000 }],
  } as const
  const order = anOrderToInvoice({ lines: [aLineToInvoice({ priceCents: 10_000, tax: taxed })] })
  const gstOf = (day: string) => draftOf([order], { ...ON, day, added }).sums
  expect(gstOf('2026-12-31')).toMatchObject({ gstRate: 5_000, gstCents: 500 })
  expect(gstOf('2027-01-01')).toMatchObject({ gstRate: 6_000, gstCents: 600 })
})

const line = fc
  .record({
    priceCents: fc.integer({ min: 1, max: 9_999_999 }),
    sent: fc.integer({ min: 0, max: 9_999 }),
    depositCents: fc.integer({ min: 0, max: 25_000 }),
    grantedCents: fc.integer({ min: 0, max: 10_000_000 }),
    taxClass: fc.constantFrom(...TAX_CLASSES),
    taxedWhereAsked: fc.boolean(),
  })
  .map(({ taxClass, taxedWhereAsked, ...rest }) =>
    aLineToInvoice({ ...rest, tax: { taxClass, taxedWhereAsked } }),
  )
const order = fc
  .record({
    feeCents: fc.integer({ min: 0, max: 10_000 }),
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  })
  .map(anOrderToInvoice)

test('an invoice of any orders sums: lines to goods, fees and deposits, those and taxes to the total', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 4 }), (orders) => {
      const { lines, sums } = draftOf(orders, ON)
      const sumOf = (amount: 'amountCents' | 'feeCents' | 'depositCents') =>
        lines.reduce((sum, each) => sum + each[amount], 0)
      expect(lines.every((each) => each.amountCents >= 0 && each.feeCents >= 0)).toBe(true)
      expect(sums.goodsCents).toBe(sumOf('amountCents'))
      const sending = orders.filter((each) => each.lines.some(({ sent }) => sent > 0))
      expect(sums.feeCents).toBe(sending.reduce((sum, { feeCents }) => sum + feeCents, 0))
      expect(sums.feeCents).toBe(sumOf('feeCents'))
      expect(sums.depositCents).toBe(sumOf('depositCents'))
      expect(sums.totalCents).toBe(
        sums.goodsCents + sums.feeCents + sums.depositCents + sums.gstCents + sums.qstCents,
      )
      expect(sums.gstBase).toBeLessThanOrEqual(sums.goodsCents + sums.feeCents)
    }),
  )
})
