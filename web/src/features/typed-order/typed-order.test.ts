import { expect, test } from 'vitest'
import type { OrderTextLine, OrderTextMatch } from './order-text-line.ts'
import { withMatch } from './order-text-line.ts'
import {
  choiceOf,
  chooseMatch,
  isOpen,
  LEFT_OUT,
  linesLeft,
  matchOf,
  wantedProducts,
} from './typed-order.ts'

function product(id: string, quantity = '24', unit = 'unit'): OrderTextMatch['product'] {
  return {
    public_id: id,
    name_fr: id,
    name_en: id,
    price: '10.00',
    quantity_per_case: quantity,
    unit,
    price_per_unit: '0.4167',
    price_per_kg: null,
    sold_by_weight: null,
    supplier: { public_id: 's', name: 'Primeurs du Nord' },
  }
}

const match = (id: string, cases: number, note: OrderTextMatch['note'] = null): OrderTextMatch => ({
  product: product(id),
  cases,
  note,
  asked_cases: null,
})

const item = (given: Partial<OrderTextLine>): OrderTextLine => ({
  text: 'avocats',
  kind: 'item',
  words: 'avocat',
  amount: null,
  amount_unclear: given.doubt === 'amount_unclear',
  supplier: null,
  chosen: null,
  doubt: null,
  matches: [match('haas', 2), match('fuerte', 12, 'cases_or_pieces')],
  ...given,
})

test.each([
  ['known', { chosen: 'known' }, 'haas', 2],
  ['new to the kitchen', { chosen: 'market' }, 'haas', 2],
  ['of several products', { doubt: 'several' }, undefined, undefined],
  ['not orderable', { doubt: 'not_orderable' }, undefined, undefined],
  ['sure, its amount doubtful', { doubt: 'amount_doubtful' }, 'haas', undefined],
  ['sure, with several amounts', { doubt: 'amount_unclear' }, 'haas', undefined],
  ['without a match', { doubt: 'not_found', matches: [] }, undefined, undefined],
] as const)('at first, what is %s', (_name, given, productId, cases) => {
  const line = item({ ...given, matches: 'matches' in given ? [] : item({}).matches })
  const choice = choiceOf(line, undefined)
  expect(choice).toEqual({ productId, cases })
  expect(isOpen(choice)).toBe(cases === undefined)
})

test.each([
  ['takes its cases', item({ doubt: 'several' }), 'haas', 2],
  ['asks for the amount where that is doubtful', item({ doubt: 'several' }), 'fuerte', undefined],
  ['asks for the amount of several', item({ doubt: 'amount_unclear' }), 'haas', undefined],
])('a product that is chosen by hand %s', (_name, line, productId, cases) => {
  const chosen = matchOf(line, { productId })
  expect(chosen && chooseMatch(line, chosen)).toEqual({ productId, cases })
})

test.each([
  ['20 kg of a case of 10 kg', { number: '20', measure: 'kg' }, ['10', 'kg'], 2, null, '2', 2],
  [
    '12 of a case of 24',
    { number: '12', measure: 'bare' },
    ['24', 'unit'],
    12,
    'cases_or_pieces',
    '0.5',
    undefined,
  ],
  [
    '4 × 2 L of 16 L',
    { number: '4', measure: 'bare', of: { number: '2', measure: 'l' } },
    ['16', 'l'],
    1,
    'much_more',
    '0.5',
    undefined,
  ],
  ['nothing typed', null, ['10', 'kg'], 1, 'one_assumed', null, 1],
] as const)(
  'a product that was searched for is chosen with its cases: %s',
  (_name, amount, [quantity, unit], cases, note, asked, chosen) => {
    const line = item({ amount: amount && { of: null, ...amount }, doubt: 'not_found' })
    const found = withMatch(line, product('found', quantity, unit))
    expect(found.matches.slice(0, -1)).toEqual(line.matches)
    const last = matchOf(found, { productId: 'found' })
    expect(last).toMatchObject({ cases, note, asked_cases: asked })
    expect(last && chooseMatch(found, last).cases).toBe(chosen)
  },
)

test('a product that a line has already stays as the server gave it', () => {
  const line = item({})
  expect(withMatch(line, product('haas'))).toBe(line)
})

test('only what is chosen with its cases is wanted, each product once with the words of its lines', () => {
  const sure = item({ chosen: 'kitchen' })
  const lines = [
    sure,
    item({ doubt: 'amount_doubtful' }),
    item({ ...sure, words: 'avocat mur' }),
    item({ ...sure, words: 'guacamole' }),
    item({ kind: 'ignored', matches: [] }),
  ]
  const choices = new Map([[3, LEFT_OUT]])
  expect(wantedProducts(lines, choices, new Map())).toEqual([
    { product: product('haas'), cases: 4, words: ['avocat', 'avocat mur'] },
  ])
  const answered = new Map([[1, { productId: 'haas', cases: 5 }]])
  expect(wantedProducts(lines, answered, new Map()).map(({ cases }) => cases)).toEqual([11])
})

test('what lines of the same text put into the cart before is wanted still', () => {
  const answered = new Map([[0, { productId: 'haas', cases: 3 }]])
  const placed = new Map([['haas', 2]])
  const wanted = wantedProducts([item({ doubt: 'several' })], answered, placed)
  expect(wanted.map(({ cases }) => cases)).toEqual([5])
})

test('what is yet to be chosen is left under its heading', () => {
  const heading = (text: string) => item({ kind: 'heading', text, matches: [] })
  const [sure, open] = [item({ chosen: 'known' }), item({ doubt: 'several' })]
  const [amount, north, south] = [
    item({ doubt: 'amount_unclear' }),
    heading('Nord:'),
    heading('Sud:'),
  ]
  const ignored = item({ kind: 'ignored', matches: [] })
  expect(linesLeft([open, north, sure, ignored, south, sure, amount, open], new Map())).toEqual([
    open,
    south,
    amount,
    open,
  ])
  expect(linesLeft([open, amount], new Map([[0, LEFT_OUT]]))).toEqual([amount])
})
