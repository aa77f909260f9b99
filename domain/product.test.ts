import { expect, test } from 'vitest'
import {
  CATEGORY_NAMES,
  COMMON_UNITS,
  LISTING_NAMES,
  MAX_UNIT_LENGTH,
  UNIT_PATTERN,
} from './product.ts'

test('there are ten categories to put a product in, and all of them can be listed together', () => {
  expect(CATEGORY_NAMES).toHaveLength(10)
  expect(CATEGORY_NAMES).not.toContain('all')
  expect(LISTING_NAMES).toEqual([...CATEGORY_NAMES, 'all'])
})

test.each([...COMMON_UNITS, '100g', '2oz', '1lb', '355ml', '1L', 'x'.repeat(MAX_UNIT_LENGTH)])(
  'a case may be counted in %s',
  (unit) => {
    expect(unit).toMatch(UNIT_PATTERN)
  },
)

test.each([
  '',
  'kg;',
  '<b>',
  '1.5kg',
  'fl oz',
  'unité',
  'kg\n',
  '٥',
  'x'.repeat(MAX_UNIT_LENGTH + 1),
])('%j is not a unit', (unit) => {
  expect(unit).not.toMatch(UNIT_PATTERN)
})
