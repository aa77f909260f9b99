import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completed, editedFacts } from '../product-values.ts'
import { type OwnProduct, planImport } from './import-plan.ts'
import type { ImportedProduct } from './imported-row.ts'

const FLANK: OwnProduct = {
  publicId: 'flank',
  ...completed({
    nameFr: 'Bavette',
    nameEn: 'Butcher’s flank',
    category: 'beef',
    unit: 'kg',
    quantityHundredths: 1_000,
    priceCents: 5_000,
    description: 'Parée.',
    leadDays: 2,
    pickPlace: 'Allée 4',
  }),
}

const NOT_SAID = {
  publicId: undefined,
  description: undefined,
  leadDays: undefined,
  pickPlace: undefined,
}

function row(changes: Partial<ImportedProduct> = {}): { product: ImportedProduct } {
  return { product: { ...FLANK, ...NOT_SAID, ...changes } }
}

test.each([
  ['the same names and case', row(), 'unchanged'],
  ['names in another case and spacing', row({ nameFr: ' BAVETTE' }), 'unchanged'],
  ['a name with another apostrophe', row({ nameEn: "Butcher's flank" }), 'unchanged'],
  ['its public id', row({ publicId: 'flank' }), 'unchanged'],
  ['another price', row({ priceCents: 6_000 }), 'changed'],
  ['a description', row({ description: '' }), 'changed'],
  ['other days ahead', row({ leadDays: 0 }), 'changed'],
  ['the same days ahead and place', row({ leadDays: 2, pickPlace: 'Allée 4' }), 'unchanged'],
  ['another place', row({ pickPlace: '' }), 'changed'],
  ['its public id and another case', row({ publicId: 'flank', unit: 'lb' }), 'changed'],
  ['another case', row({ quantityHundredths: 2_000 }), 'new'],
  ['another unit', row({ unit: 'lb' }), 'new'],
  ['another name', row({ nameFr: 'Bavétte' }), 'new'],
])('a row with %s is %s', (_, read, kind) => {
  expect(planImport([read], [FLANK])[0]?.kind).toBe(kind)
})

test('a changed product says what it was, and keeps what the list does not speak of', () => {
  const [planned] = planImport([row({ priceCents: 6_000 })], [FLANK])
  expect(planned).toEqual({
    kind: 'changed',
    product: { ...FLANK, priceCents: 6_000 },
    before: {
      ...editedFacts(FLANK),
      unit: 'kg',
      quantityHundredths: 1_000,
      priceCents: 5_000,
      description: 'Parée.',
      leadDays: 2,
      pickPlace: 'Allée 4',
    },
  })
})

test.each([
  ['an id that is no own product’s', [row({ publicId: 'theirs' })], 'public_id', 'product_unknown'],
  ['another name', [row({ publicId: 'flank', nameFr: 'Onglet' })], 'name_fr', 'name_fixed'],
  ['another category', [row({ category: 'pork' })], 'category', 'category_fixed'],
  ['a product that stands above', [row(), row({ priceCents: 1 })], 'row', 'product_twice'],
  [
    'a new one that stands above',
    [row({ unit: 'lb' }), row({ unit: 'lb' })],
    'row',
    'product_twice',
  ],
  ['one named above by its id', [row({ publicId: 'flank' }), row()], 'row', 'product_twice'],
])('a row with %s is faulty', (_, rows, column, reason) => {
  expect(planImport(rows, [FLANK]).at(-1)).toEqual({ kind: 'faulty', faults: [{ column, reason }] })
})

test('of products alike, a row without an id could be either', () => {
  const twins = [FLANK, { ...FLANK, publicId: 'twin' }]
  expect(planImport([row()], twins)[0]).toEqual({
    kind: 'faulty',
    faults: [{ column: 'row', reason: 'product_ambiguous' }],
  })
  const named = ['flank', 'twin'].map((publicId) => row({ publicId, priceCents: 1 }))
  expect(planImport(named, twins).map(({ kind }) => kind)).toEqual(['changed', 'changed'])
})

test('a faulty row does not make a good one below it a repetition', () => {
  const rows = [row({ category: 'pork' }), row({ priceCents: 6_000 })]
  expect(planImport(rows, [FLANK]).map(({ kind }) => kind)).toEqual(['faulty', 'changed'])
})

test('a list read again after it went in changes nothing', () => {
  const product = fc.record({
    publicId: fc.constant(undefined),
    nameFr: fc.constantFrom('a', 'b', 'c'),
    nameEn: fc.constantFrom('a', 'b'),
    category: fc.constant('beef' as const),
    unit: fc.constantFrom('kg', 'lb'),
    quantityHundredths: fc.integer({ min: 1, max: 3 }),
    priceCents: fc.integer({ min: 1, max: 9 }),
    description: fc.constant(undefined),
    leadDays: fc.constant(undefined),
    pickPlace: fc.constant(undefined),
  })
  fc.assert(
    fc.property(fc.array(product), (products) => {
      const rows = products.map((product) => ({ product }))
      const own = planImport(rows, []).flatMap((planned, index) =>
        planned.kind === 'new' ? [{ ...planned.product, publicId: `${index}` }] : [],
      )
      const kinds = new Set(planImport(rows, own).map(({ kind }) => kind))
      expect(kinds.has('new')).toBe(false)
      expect(kinds.has('changed')).toBe(false)
    }),
  )
})

const CODED: OwnProduct = {
  ...FLANK,
  publicId: 'coded',
  nameFr: 'Onglet',
  nameEn: 'Hanger',
  itemCode: 'A1',
}
const onglet = { nameFr: 'Onglet', nameEn: 'Hanger' }

test.each([
  ['a code', row({ ...onglet, itemCode: 'A1', unit: 'lb' }), 'changed', 'coded'],
  ['a code in another case', row({ ...onglet, itemCode: 'a1', unit: 'lb' }), 'changed', 'coded'],
  ['a code, and its own public id', row({ publicId: 'flank', itemCode: 'B2' }), 'changed', 'flank'],
  ['a code that nobody has', row({ itemCode: 'B2' }), 'changed', 'flank'],
])('a row with %s is the product that has it, or gets it', (_, read, kind, publicId) => {
  expect(planImport([read], [FLANK, CODED])).toMatchObject([{ kind, product: { publicId } }])
})

test('of products alike that have codes, another code is another product', () => {
  const rows = [row({ ...onglet, itemCode: 'A2' }), row({ ...onglet, itemCode: 'A3' })]
  expect(planImport(rows, [CODED]).map(({ kind }) => kind)).toEqual(['new', 'new'])
})

test.each([
  ['that another product has', [row({ publicId: 'flank', itemCode: 'a1' })]],
  [
    'that another row gave away',
    [
      row({ publicId: 'coded', ...onglet, itemCode: '' }),
      row({ publicId: 'flank', itemCode: 'A1' }),
    ],
  ],
  [
    'that a row above has',
    [
      row({ publicId: 'flank', itemCode: 'B2' }),
      row({ publicId: 'coded', ...onglet, itemCode: 'b2' }),
    ],
  ],
])('a row with a code %s is faulty', (_, rows) => {
  expect(planImport(rows, [FLANK, CODED]).at(-1)).toEqual({
    kind: 'faulty',
    faults: [{ column: 'item_code', reason: 'item_code_taken' }],
  })
})

test.each([
  ['a new one in pieces', row({ ...onglet, unit: 'unit', soldByWeight: 'weighed' }), FLANK],
  [
    'one that is, and now in pieces',
    row({ publicId: 'flank', unit: 'unit', soldByWeight: undefined }),
    { ...FLANK, soldByWeight: 'weighed' as const },
  ],
])('a product that is sold by weight in no unit of weight is faulty: %s', (_, given, own) => {
  expect(planImport([given], [own]).at(-1)).toEqual({
    kind: 'faulty',
    faults: [{ column: 'sold_by_weight', reason: 'weight_unit_invalid' }],
  })
})
