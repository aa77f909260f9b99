import { expect, test } from 'vitest'
import { type OwnProduct, productFinder } from './find-product.ts'

const product = (id: number, given: Partial<OwnProduct> = {}): OwnProduct => ({
  ...{ id, publicId: `p${id}`, itemCode: '', listPriceCents: 5_000, names: [] },
  ...given,
})
const BEEF = product(1, { itemCode: 'EP-12', names: ['Épaule de bœuf', 'Beef shoulder'] })
const PEAR = product(2, { names: ['Poire', 'Pear'] })
const OTHER_PEAR = product(3, { names: ['Poire', 'Bartlett pear'] })
const find = productFinder([BEEF, PEAR, OTHER_PEAR])

const row = (given: { publicId?: string; itemCode?: string; name?: string }) => ({
  ...{ publicId: '', itemCode: '', fromCases: 1, priceCents: 4_000, fromDay: null, untilDay: null },
  ...given,
})

test.each([
  [{ publicId: 'p1' }],
  [{ itemCode: 'ep-12' }],
  [{ publicId: 'p1', itemCode: 'EP-12' }],
  [{ name: 'Épaule de bœuf' }],
  [{ name: 'EPAULE DE BOEUF' }],
  [{ name: 'beef, shoulder' }],
])('%j is the product', (given) => {
  expect(find(row(given))).toBe(BEEF)
})

test.each([
  [{ publicId: 'p9' }, 'public_id', 'product_unknown'],
  [{ itemCode: 'EP-13' }, 'item_code', 'product_unknown'],
  // A code that is nobody's is not made up for by a name.
  [{ itemCode: 'EP-13', name: 'Épaule de bœuf' }, 'item_code', 'product_unknown'],
  [{ publicId: 'p2', itemCode: 'EP-12' }, 'item_code', 'product_of_another_code'],
  [{ name: 'Épaule' }, 'row', 'name_unknown'],
  [{ name: 'Poire' }, 'row', 'name_unknown'],
])('%j is no product, or several', (given, column, reason) => {
  expect(find(row(given))).toEqual({ faults: [{ column, reason }] })
})

test('a name that one product has in both languages is its own', () => {
  const tofu = product(4, { names: ['Tofu', 'Tofu'] })
  expect(productFinder([tofu])(row({ name: 'tofu' }))).toBe(tofu)
})
