import { aLineToInvoice, anOrderToInvoice } from '@halles/testing/world/draft-order.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTHING_ADDED } from '../tax/tax-rules.ts'
import { draftCredit, type PaperAmounts } from './draft-credit.ts'
import { draftInvoice } from './draft-invoice.ts'

const TAXED = { taxClass: 'confectionery', taxedWhereAsked: null } as const

type Line = Parameters<typeof aLineToInvoice>[0]

function anInvoice(lines: Line[], feeCents = 0) {
  const draft = draftInvoice([anOrderToInvoice({ feeCents, lines: lines.map(aLineToInvoice) })], {
    day: '2026-11-28',
    registeredFor: { gst: true, qst: true },
    added: NOTHING_ADDED,
  })
  if ('refused' in draft) throw new Error(draft.refused)
  return paperOf(draft)
}

function paperOf({ lines, sums }: { lines: PaperAmounts['lines']; sums: object }) {
  return { lines, ...sums } as PaperAmounts & { totalCents: number }
}

function creditOf(...given: Parameters<typeof draftCredit>) {
  const draft = draftCredit(...given)
  if ('refused' in draft) throw new Error(draft.refused)
  return paperOf(draft)
}

test('what was granted is given back with its taxes', () => {
  const invoice = anInvoice([{ priceCents: 1_000, tax: TAXED }, { priceCents: 500 }])
  const [first, second] = invoice.lines.map(({ publicId }) => publicId)
  expect(creditOf(invoice, [], new Map([[first ?? '', 250]]))).toMatchObject({
    lines: [{ publicId: first, amountCents: 250, feeCents: 0, depositCents: 0 }],
    goodsCents: 250,
    gstBase: 250,
    // 50 less 38 and 100 less 75: what is left of the invoice is taxed as if it had been all.
    gstCents: 12,
    qstCents: 25,
    totalCents: 287,
  })
  expect(creditOf(invoice, [], new Map([[second ?? '', 500]]))).toMatchObject({
    gstBase: 0,
    totalCents: 500,
  })
})

test('all of it takes fee and deposits too, and leaves nothing', () => {
  const invoice = anInvoice([{ priceCents: 1_000, tax: TAXED, depositCents: 240 }], 700)
  const [line] = invoice.lines
  const first = creditOf(invoice, [], new Map([[line?.publicId ?? '', 333]]))
  const rest = creditOf(invoice, [first], 'whole')
  expect(rest).toMatchObject({ goodsCents: 667, feeCents: 700, depositCents: 240 })
  expect(first.totalCents + rest.totalCents).toBe(invoice.totalCents)
  expect(draftCredit(invoice, [first, rest], 'whole')).toEqual({ refused: 'nothing_to_credit' })
})

test.each([
  ['more than a line costs', (line: string) => new Map([[line, 1_001]])],
  ['a line that is not on it', () => new Map([['another', 1]])],
])('%s is above the invoice', (_, granted) => {
  const invoice = anInvoice([{ priceCents: 1_000 }, { priceCents: 9_000 }])
  expect(draftCredit(invoice, [], granted(invoice.lines[0]?.publicId ?? ''))).toEqual({
    refused: 'credit_above_invoice',
  })
})

test('nothing granted is nothing to credit', () => {
  expect(draftCredit(anInvoice([{}]), [], new Map())).toEqual({ refused: 'nothing_to_credit' })
})

const line = fc.record({
  priceCents: fc.integer({ min: 1, max: 100_000 }),
  sent: fc.integer({ min: 1, max: 20 }),
  depositCents: fc.integer({ min: 0, max: 500 }),
  tax: fc.constantFrom(TAXED, { taxClass: 'basic_groceries', taxedWhereAsked: null } as const),
})

test('any credits, whole at the end, give back exactly what was charged, each tax and each cent', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(5_000),
      fc.array(fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 }), { maxLength: 5 }),
      (lines, feeCents, parts) => {
        const invoice = anInvoice(lines, feeCents)
        const notes: ReturnType<typeof creditOf>[] = []
        const amounts = [
          'gstCents',
          'qstCents',
          'goodsCents',
          'depositCents',
          'totalCents',
        ] as const
        const given = (amount: (typeof amounts)[number]) =>
          notes.reduce((sum, note) => sum + note[amount], 0)
        for (const permille of parts) {
          const granted = new Map(
            invoice.lines.map(({ publicId, amountCents }, index) => [
              publicId,
              Math.floor((amountCents * (permille[index] ?? 0)) / 4_000),
            ]),
          )
          const note = draftCredit(invoice, notes, granted)
          if (!('refused' in note)) notes.push(paperOf(note))
          for (const amount of amounts) expect(given(amount)).toBeLessThanOrEqual(invoice[amount])
          for (const note of notes)
            for (const amount of amounts) expect(note[amount]).toBeGreaterThanOrEqual(0)
        }
        const rest = draftCredit(invoice, notes, 'whole')
        if (!('refused' in rest)) notes.push(paperOf(rest))
        for (const amount of amounts) expect(given(amount)).toBe(invoice[amount])
      },
    ),
  )
})
