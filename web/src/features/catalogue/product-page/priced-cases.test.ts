import { expect, test } from 'vitest'
import { pricedPage, priceRows } from './priced-cases.ts'

const kg = (price: string) => ({ price, quantity_per_case: '10', unit: 'kg' })

test('the table has steps and what was paid, newest first, and what does not compare without a price to compare', () => {
  const page = pricedPage({
    ...kg('52.00'),
    price_history: {
      since: '2026-01-01',
      today: '2026-03-31',
      changes: [
        { until: '2026-01-10', ...kg('45.00'), unit: 'bag' },
        { until: '2026-02-10', ...kg('50.00') },
      ],
    },
    paid: [
      { date: '2026-01-15', ...kg('50.00') },
      { date: '2026-03-31', ...kg('52.00') },
    ],
  })
  expect(
    priceRows(page).map(({ kind, from, to, case: of, compared }) =>
      [kind, from, to, of.priceCents, compared].join(' '),
    ),
  ).toEqual([
    'offered 2026-02-10 2026-03-31 5200 52000',
    'paid 2026-03-31 2026-03-31 5200 52000',
    'offered 2026-01-10 2026-02-09 5000 50000',
    'paid 2026-01-15 2026-01-15 5000 50000',
    'offered 2026-01-01 2026-01-09 4500 ',
  ])
})

test('beside what everyone is asked stands what the restaurant was asked', () => {
  const page = pricedPage({
    ...kg('48.00'),
    own_price: { source: 'agreed', list_price: '52.00', steps: [], until: null },
    price_history: { since: '2026-01-01', today: '2026-03-31', changes: [] },
    own_history: {
      since: '2026-03-01',
      steps: [{ from: '2026-03-01', to: '2026-03-31', source: 'agreed', ...kg('48.00') }],
    },
  })
  expect(page.ownSince).toBe('2026-03-01')
  expect(priceRows(page).map(({ kind, from, case: of }) => [kind, from, of.priceCents])).toEqual([
    ['offered', '2026-01-01', 5_200],
    ['own', '2026-03-01', 4_800],
  ])
})
