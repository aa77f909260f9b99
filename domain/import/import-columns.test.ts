import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHeadings } from './import-columns.ts'

const FRENCH = [
  'Nom français',
  'Nom anglais',
  'Catégorie',
  'Unité',
  'Quantité par caisse',
  'Prix par caisse',
]
const COLUMNS = ['name_fr', 'name_en', 'category', 'unit', 'quantity_per_case', 'price']

test.each([
  [FRENCH],
  [['French name', 'English name', 'Category', 'Unit', 'Quantity per case', 'Price per case']],
  [COLUMNS],
  [[' NOM FRANCAIS ', 'nom  anglais', 'CATÉGORIE', 'Unité:', 'Qté par caisse', 'Prix ($)']],
])('%j name the columns', (headings) => {
  expect(readHeadings(headings)).toEqual({ headings: COLUMNS })
})

test.each(['Délai de commande (jours)', 'Lead time (days)', 'Jours à l’avance', 'Days ahead'])(
  'a lead time is read under %s, as lists have it now and had it before',
  (heading) => {
    expect(readHeadings([...FRENCH, heading])).toEqual({ headings: [...COLUMNS, 'lead_days'] })
  },
)

test.each(['Emplacement', 'Bin location', 'Place'])('a bin is read under %s', (heading) => {
  expect(readHeadings([...FRENCH, heading])).toEqual({ headings: [...COLUMNS, 'pick_place'] })
})

test('headings may stand in any order, among others that mean nothing to us', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...FRENCH, 'source', 'Fournisseur', ''], { minLength: 9 }),
      (headings) => {
        const read = readHeadings(headings)
        const expected = headings.map((heading) => COLUMNS[FRENCH.indexOf(heading)])
        expect(read).toEqual({ headings: expected })
      },
    ),
  )
})

test('headings that JavaScript’s objects have mean nothing to us', () => {
  const others = Object.getOwnPropertyNames(Object.prototype)
  const read = readHeadings([...FRENCH, ...others])
  expect(read).toEqual({ headings: [...COLUMNS, ...others.map(() => undefined)] })
})

test.each(FRENCH)('a list without the column %s is none', (missing) => {
  const headings = FRENCH.filter((heading) => heading !== missing)
  expect(readHeadings(headings)).toEqual({ refused: 'columns_missing' })
})

test('a column named twice, in whichever words, is refused: which one holds?', () => {
  expect(readHeadings([...FRENCH, 'price'])).toEqual({ refused: 'column_twice' })
})
