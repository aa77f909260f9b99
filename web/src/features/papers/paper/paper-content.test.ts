import { expect, test } from 'vitest'
import type { Paper } from '../paper-queries.ts'
import { billedLine, creditedLines } from './paper-content.ts'

const LINE: Paper['lines'][number] = {
  ...{ order: 0, public_id: 'a', product_public_id: 'p', item_code: '', name_fr: '', name_en: '' },
  ...{ category: 'beef', unit: 'kg', quantity_per_case: '10', asked: 4, sent: 3, received: '2.5' },
  ...{ price: '10.00', weight: null, credited: '5.00', amount: '25.00', fee: '0.00' },
  ...{ deposit: '0.00', tax_class: null, gst: false, qst: false },
}

test('what several credit notes give back of a line adds up', () => {
  const notes = [
    { lines: [LINE] },
    {
      lines: [
        { ...LINE, amount: '0.10' },
        { ...LINE, public_id: 'b' },
      ],
    },
  ]
  expect(Object.fromEntries(creditedLines(notes))).toEqual({ a: 2510, b: 2500 })
})

test('a line of the wire is compared in cents and hundredths of a case', () => {
  expect(billedLine(LINE, new Map([['a', 100]]))).toEqual({
    ...{ asked: 4, sent: 3, receivedHundredths: 250 },
    ...{ amountCents: 2500, creditedCents: 500, creditedLaterCents: 100 },
  })
  expect(billedLine({ ...LINE, received: null }, new Map())).toMatchObject({
    ...{ receivedHundredths: null, creditedLaterCents: 0 },
  })
})
