import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORY_NAMES } from '../product.ts'
import { IMPORT_COLUMNS } from './import-columns.ts'
import { choiceKey, readRow } from './imported-row.ts'

const categories = new Map<string, string>([
  ...CATEGORY_NAMES.map((name) => [name, name] as const),
  [choiceKey('Bœuf'), 'beef'],
])
const allergens = new Map([
  ['milk', 'milk'],
  [choiceKey('Œufs'), 'eggs'],
  ['none', 'none'],
])
const names = new Map<string, ReadonlyMap<string, string>>([
  ['category', categories],
  ['keep', new Map([[choiceKey('Surgelé'), 'frozen']])],
  ['marks', new Map([['halal', 'halal']])],
  ['contains', allergens],
])
const cells = {
  name_fr: 'Épaule de bœuf',
  name_en: 'Beef shoulder',
  category: 'beef',
  unit: 'kg',
  quantity_per_case: '12,5',
  price: '61,25 $',
}

test('a row is a product in cents and hundredths', () => {
  expect(readRow({ ...cells, name_fr: '  E\u0301paule ', description: ' Parée. ' }, names)).toEqual(
    {
      product: {
        publicId: undefined,
        nameFr: 'Épaule',
        nameEn: 'Beef shoulder',
        category: 'beef',
        unit: 'kg',
        quantityHundredths: 1_250,
        priceCents: 6_125,
        description: 'Parée.',
      },
    },
  )
})

test.each([
  ['category', 'BOEUF', { category: 'beef' }],
  ['category', ' Bœuf ', { category: 'beef' }],
  ['unit', '100 g', { unit: '100g' }],
  ['name_fr', "'=x", { nameFr: '=x' }],
  ['name_fr', '+1', { nameFr: '+1' }],
  ['public_id', 'abc', { publicId: 'abc' }],
  ['description', '', { description: '' }],
  ['lead_days', ' 3 ', { leadDays: 3 }],
  ['lead_days', '', { leadDays: 0 }],
  ['pick_place', ' Allée 4 ', { pickPlace: 'Allée 4' }],
  ['pick_place', '', { pickPlace: '' }],
  ['gtin', '4006381333931', { gtin: '04006381333931' }],
  ['gtin', '', { gtin: '' }],
  ['keep', ' surgele', { keep: 'frozen' }],
  ['keep', '', { keep: null }],
  ['marks', 'Halal', { marks: ['halal'] }],
  ['marks', '', { marks: [] }],
  ['contains', 'oeufs; milk,', { contains: ['milk', 'eggs'] }],
  ['contains', 'milk, milk', { contains: ['milk'] }],
  ['contains', 'None', { contains: [] }],
  ['contains', '', { contains: null }],
])('a %s that says %j is %j', (column, cell, expected) => {
  expect(readRow({ ...cells, [column]: cell }, names)).toMatchObject({ product: expected })
})

test.each([
  ['name_fr', '', 'required'],
  ['name_en', '  ', 'required'],
  ['name_fr', 'x'.repeat(151), 'text_too_long'],
  ['name_fr', 'a\nb', 'characters_refused'],
  ['name_en', 'a\u202eb', 'characters_refused'],
  ['name_fr', '=HYPERLINK("x")', 'formula'],
  ['price', ' =A1*2', 'formula'],
  ['category', '', 'required'],
  ['category', 'licorne', 'category_unknown'],
  ['category', 'all', 'category_unknown'],
  ['unit', '', 'required'],
  ['unit', 'kg/lb?', 'unit_invalid'],
  ['unit', 'unité', 'unit_invalid'],
  ['quantity_per_case', '', 'required'],
  ['quantity_per_case', '0', 'amount_not_positive'],
  ['price', '', 'required'],
  ['price', '-5', 'amount_not_positive'],
  ['price', '100000', 'amount_too_high'],
  ['price', 'sur demande', 'amount_unreadable'],
  ['description', 'x'.repeat(2001), 'text_too_long'],
  ['description', 'a\u202eb', 'characters_refused'],
  ['lead_days', '31', 'lead_days_invalid'],
  ['lead_days', '-1', 'lead_days_invalid'],
  ['lead_days', '1,5', 'lead_days_invalid'],
  ['lead_days', 'deux', 'lead_days_invalid'],
  ['lead_days', '=1', 'formula'],
  ['shelf_days', '3651', 'shelf_days_invalid'],
  ['gtin', '4006381333930', 'gtin_invalid'],
  ['keep', 'tiède', 'choice_unknown'],
  ['marks', 'none', 'choice_unknown'],
  ['contains', 'milk, licorne', 'choice_unknown'],
  ['contains', 'none, milk', 'choice_unknown'],
  ['item_code', 'x'.repeat(41), 'text_too_long'],
  ['pick_place', 'x'.repeat(41), 'text_too_long'],
  ['pick_place', 'a\nb', 'characters_refused'],
])('a %s that says %j is faulty: %s', (column, cell, reason) => {
  expect(readRow({ ...cells, [column]: cell }, names)).toEqual({
    faults: [{ column, reason }],
  })
})

test('a row names all that is wrong with it, in the order of the columns', () => {
  expect(readRow({}, names)).toEqual({
    faults: ['name_fr', 'name_en', 'category', 'unit', 'quantity_per_case', 'price'].map(
      (column) => ({ column, reason: 'required' }),
    ),
  })
})

test('whatever the cells say, a row is a whole product or has faults in its own columns', () => {
  const anyCells = fc.record(
    Object.fromEntries(
      IMPORT_COLUMNS.map((column) => [
        column,
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('kg', 'beef', '5', '=', "'")),
      ]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anyCells, (said) => {
      const row = readRow(said, names)
      if ('faults' in row) expect(row.faults.length).toBeGreaterThan(0)
      else {
        expect(row.product.priceCents).toBeGreaterThan(0)
        expect(row.product.unit).toMatch(/^[A-Za-z0-9]{1,20}$/)
      }
    }),
  )
})
