import { expect, test } from 'vitest'
import { RESTAURANT_SORTS, withFilter, withSearch } from '../list-search-params.ts'
import { filterCount, filterOf } from './filter-params.ts'
import { filteredAddress, joined, withoutChoice } from './filtered-address.ts'

const read = filteredAddress(RESTAURANT_SORTS)

test.each([
  [{ marks: 'halal,organic' }, { marks: 'organic,halal' }],
  [{ without: 'milk,licorne,milk' }, { without: 'milk' }],
  [{ keep: 'tiède' }, {}],
  [{ origin: ['CA'] }, {}],
  [{ marks: '' }, {}],
  [{ photo: 'yes' }, { photo: 'yes' }],
  [{ photo: 'no' }, {}],
  [{ supplier: 'a'.repeat(32) }, { supplier: 'a'.repeat(32) }],
  [{ supplier: 'Ferme' }, {}],
])('of an address, %j is %j', (address, filter) => {
  expect(filterOf(read(address))).toEqual(filter)
})

test('what asks for the same has one address', () => {
  expect(joined('keep', ['dry', 'frozen'])).toBe('frozen,dry')
  expect(joined('keep', [])).toBeUndefined()
})

test('choices are taken off one by one', () => {
  const filter = { marks: 'organic,halal', keep: 'dry' }
  expect(filterCount(filter)).toBe(3)
  expect(filterCount({ ...filter, photo: 'yes', supplier: 'a'.repeat(32) })).toBe(5)
  const less = withoutChoice(filter, 'marks', 'organic')
  expect(filterOf(less)).toEqual({ marks: 'halal', keep: 'dry' })
  expect(filterOf(withoutChoice(less, 'keep', 'dry'))).toEqual({ marks: 'halal' })
})

test('another filter begins on page 1 and keeps the search; another search keeps the filter', () => {
  const address = { search: 'lait', page: 3, sort_by: 'price' as const }
  expect(withFilter(address, { keep: 'dry' })).toEqual({
    search: 'lait',
    sort_by: 'price',
    keep: 'dry',
  })
  expect(withSearch({ keep: 'dry' }, 'lait')).toEqual({ keep: 'dry', search: 'lait' })
})
