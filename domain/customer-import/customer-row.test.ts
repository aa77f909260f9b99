import { expect, test } from 'vitest'
import { readCustomerHeadings } from './customer-columns.ts'
import { type CustomerCells, readCustomerRow } from './customer-row.ts'

const BISTRO: CustomerCells = { name: 'Bistro Lou', email: 'lou@bistro.test' }

test('headings are read in French and English, in any order, and those that are not known are ignored', () => {
  expect(readCustomerHeadings(['N° de client', 'Téléphone', 'COURRIEL', 'Nom'])).toEqual({
    headings: ['code', undefined, 'email', 'name'],
  })
  expect(
    readCustomerHeadings(['Customer', 'E-mail', 'Payment terms (days)', 'Language', 'Code']),
  ).toEqual({ headings: ['name', 'email', 'terms_days', 'language', 'code'] })
  expect(readCustomerHeadings(['Nom', 'Code'])).toEqual({ refused: 'columns_missing' })
  expect(readCustomerHeadings(['Nom', 'Courriel', 'E-mail'])).toEqual({ refused: 'column_twice' })
})

test('a row is read as people write it', () => {
  const cells = {
    ...BISTRO,
    email: ' Lou@Bistro.TEST ',
    code: ' C-12 ',
    terms_days: 'Net 30',
    language: 'Anglais',
  }
  expect(readCustomerRow(cells)).toEqual({
    name: 'Bistro Lou',
    email: 'lou@bistro.test',
    code: 'C-12',
    termsDays: 30,
    language: 'en',
  })
})

test('a blank cell says that there is none, a column that the list lacks says nothing', () => {
  expect(readCustomerRow({ ...BISTRO, code: '', terms_days: ' ' })).toMatchObject({
    code: '',
    termsDays: null,
  })
  expect(readCustomerRow(BISTRO)).toMatchObject({ code: undefined, termsDays: undefined })
})

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ name: '=1+1' }, 'name', 'formula'],
  [{ name: 'x'.repeat(151) }, 'name', 'text_too_long'],
  [{ name: 'a\u202eb' }, 'name', 'characters_refused'],
  [{ email: '' }, 'email', 'required'],
  [{ email: '=HYPERLINK("http://x")' }, 'email', 'formula'],
  [{ email: 'lou@bistro' }, 'email', 'email_invalid'],
  [{ email: 'a@b.test, c@d.test' }, 'email', 'email_invalid'],
  [{ email: `${'x'.repeat(250)}@b.test` }, 'email', 'email_invalid'],
  [{ code: 'x'.repeat(41) }, 'code', 'text_too_long'],
  [{ code: '=A1' }, 'code', 'formula'],
  [{ terms_days: '121' }, 'terms_days', 'terms_invalid'],
  [{ terms_days: '-1' }, 'terms_days', 'terms_invalid'],
  [{ terms_days: '2/10 net 30' }, 'terms_days', 'terms_invalid'],
  [{ language: 'espagnol' }, 'language', 'language_unknown'],
] as const)('%o is refused: %s, %s', (cells, column, reason) => {
  expect(readCustomerRow({ ...BISTRO, ...cells })).toEqual({ faults: [{ column, reason }] })
})

test('an apostrophe that an export put before a formula is taken away', () => {
  expect(readCustomerRow({ ...BISTRO, code: "'+12" })).toMatchObject({ code: '+12' })
})
