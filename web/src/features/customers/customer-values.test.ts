import { expect, test } from 'vitest'
import { customerBody, customerProblems, customerValues } from './customer-values.ts'

const values = {
  ...{ code: 'R-17', minimum: '150,00', terms: '30', note: 'Porte de côté' },
  price_list: '',
}

test('what is stored is typed as the language writes it, and sent as it was', () => {
  const stored = {
    ...{ code: 'R-17', minimum_order_price: '1250.50', terms_days: 0 },
    note: 'Porte de côté',
  }
  const list = { public_id: '0'.repeat(32), name: 'Écoles' }
  const typed = (comma: boolean) => customerValues({ ...stored, price_list: list }, comma)
  const sent = { ...stored, price_list_public_id: list.public_id }
  expect(typed(true)).toMatchObject({ minimum: '1250,50', terms: '0' })
  expect(customerBody(typed(true))).toEqual(sent)
  expect(customerBody(typed(false))).toEqual(sent)
})

test('nothing typed is nothing agreed', () => {
  const none = { code: '', minimum_order_price: null, terms_days: null, note: '' }
  const stored = customerValues({ ...none, price_list: null }, true)
  const sent = { ...none, price_list_public_id: null }
  expect(customerBody({ ...stored, minimum: ' ', terms: ' ' })).toEqual(sent)
  expect(customerBody(stored)).toEqual(sent)
  expect(customerProblems(stored)).toEqual({})
})

test.each([
  [{ minimum: '1 250,50 $' }, {}],
  [{ terms: ' 120 ' }, {}],
  [{ minimum: '-1' }, { minimum: 'minimum_order_price_invalid' }],
  [{ minimum: 'cent' }, { minimum: 'minimum_order_price_invalid' }],
  [{ terms: '121' }, { terms: 'terms_days_invalid' }],
  [{ terms: '7,5' }, { terms: 'terms_days_invalid' }],
  [{ terms: '30 jours' }, { terms: 'terms_days_invalid' }],
  [{ code: 'c'.repeat(41) }, { code: 'text_too_long' }],
  [{ note: 'n'.repeat(501) }, { note: 'text_too_long' }],
])('%j: %j', (typed, problems) => {
  expect(customerProblems({ ...values, ...typed })).toEqual(problems)
})
