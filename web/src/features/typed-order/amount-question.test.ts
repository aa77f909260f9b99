import { describe, expect, test } from 'vitest'
import { questionOf } from './amount-question.ts'
import {
  matchWith,
  type OrderTextLine,
  type OrderTextMatch,
  type WireAmount,
} from './order-text-line.ts'

const amount = (number: string, measure: WireAmount['measure'], of: WireAmount['of'] = null) => ({
  number,
  measure,
  of,
})

function lineOf(typed: WireAmount | null, doubt: OrderTextLine['doubt']): OrderTextLine {
  return {
    text: 'avocats',
    kind: 'item',
    words: 'avocat',
    amount: typed,
    amount_unclear: doubt === 'amount_unclear',
    supplier: null,
    chosen: null,
    doubt,
    matches: [],
  }
}

function matchOf(typed: WireAmount | null, quantity: string, unit: string): OrderTextMatch {
  return matchWith(typed, {
    public_id: 'p',
    name_fr: 'Avocats',
    name_en: 'Avocados',
    price: '10.00',
    quantity_per_case: quantity,
    unit,
    price_per_unit: '0.4167',
    price_per_kg: null,
    sold_by_weight: null,
    supplier: { public_id: 's', name: 'Primeurs du Nord' },
  })
}

const cases = (count: number) => ({ cases: count, asked: null, amount: null })
const [dozen, two, three] = [amount('12', 'bare'), amount('2', 'pack'), amount('3', 'kg')]
const half = amount('0.5', 'case')

describe('the amount of a line is asked for', () => {
  test.each([
    [
      '12 of a case of 24',
      dozen,
      '24',
      'unit',
      'cases_or_pieces',
      [cases(12), { cases: 1, asked: '0.5', amount: amount('12', 'piece') }],
    ],
    [
      '36 of a case of 24',
      amount('36', 'bare'),
      '24',
      'unit',
      'cases_or_pieces',
      [cases(36), { cases: 2, asked: '1.5', amount: amount('36', 'piece') }],
    ],
    ['1 of a case of 24', amount('1', 'bare'), '24', 'unit', 'cases_or_pieces', [cases(1)]],
    ['12 of 10 kg', dozen, '10', 'kg', 'cases_or_pieces', [cases(12), cases(1)]],
    [
      '2 bags of a case of 12 × 2 lb',
      two,
      '12',
      '2lb',
      'cases_or_pieces',
      [cases(2), { cases: 1, asked: '0.17', amount: two }],
    ],
    ['3 kg of 11 kg', three, '11', 'kg', 'much_more', [{ cases: 1, asked: '0.27', amount: three }]],
    ['half a case', half, '10', 'kg', 'whole_cases', [{ cases: 1, asked: '0.5', amount: null }]],
    [
      '3 kg of 12 pieces',
      three,
      '12',
      'unit',
      'not_convertible',
      [{ cases: 1, asked: null, amount: three }],
    ],
    [
      '10,000 cases',
      amount('10000', 'case'),
      '1',
      'kg',
      'too_many',
      [{ cases: 9999, asked: null, amount: amount('10000', 'case') }],
    ],
  ] as const)('%s', (_name, typed, quantity, unit, reason, answers) => {
    const line = lineOf(typed, 'amount_doubtful')
    expect(questionOf(line, matchOf(typed, quantity, unit))).toEqual({ reason, answers })
    expect(questionOf(lineOf(typed, 'several'), matchOf(typed, quantity, unit))?.reason).toBe(
      reason,
    )
  })

  test('where several were typed, whatever the product', () => {
    const typed = amount('20', 'kg')
    expect(questionOf(lineOf(typed, 'amount_unclear'), matchOf(typed, '10', 'kg'))).toEqual({
      reason: 'amount_unclear',
      answers: [{ cases: 2, asked: '2', amount: typed }],
    })
  })
})

test.each([
  ['nothing was typed', null, '10', 'kg'],
  ['cases were typed', amount('3', 'case'), '24', 'unit'],
  ['it is rounded a little', amount('45', 'lb'), '25', 'lb'],
] as const)('nothing is asked where %s', (_name, typed, quantity, unit) => {
  expect(questionOf(lineOf(typed, 'several'), matchOf(typed, quantity, unit))).toBeUndefined()
})
