import { describe, expect, test } from 'vitest'
import {
  listingAddress,
  RESTAURANT_SORTS,
  sortOf,
  withSearch,
  withSort,
} from './list-search-params.ts'

const read = (search: Record<string, unknown>) => listingAddress(RESTAURANT_SORTS)(search)
const chosen = { sort_by: 'price', sort_direction: 'desc' } as const
const stored = { list: chosen }
const supplier = '0123456789abcdef'.repeat(2)

describe('the address of a product list', () => {
  test('says supplier, search, sort, direction and page', () => {
    const said = {
      supplier,
      search: 'bœuf',
      sort_by: 'supplier',
      sort_direction: 'desc',
      page: '3',
    }
    expect(read(said)).toEqual({ ...said, page: 3 })
  })

  test.each([
    [{ supplier: 'Ferme' }],
    [{ search: '  ' }],
    [{ sort_by: 'password' }],
    [{ sort_direction: 'sideways' }],
    [{ page: '0' }],
    [{ page: '1' }],
    [{ page: '1.5' }],
    [{ page: '1000000' }],
    [{ page: 'two' }],
  ])('takes %j for nothing said', (search) => {
    expect(read(search)).toEqual({})
  })

  test('holds a search no longer than the server takes', () => {
    expect(read({ search: 'a'.repeat(300) }).search).toHaveLength(200)
  })
})

describe('the sort', () => {
  test('is the stored one where the address says none', () => {
    expect(sortOf({}, stored)).toEqual(chosen)
  })
  test('is the one in the address, before the stored one', () => {
    expect(sortOf({ sort_by: 'name' }, stored)).toEqual({ sort_by: 'name', sort_direction: 'asc' })
  })
  test('of a search is best match, whatever lists are sorted by', () => {
    expect(sortOf({ search: 'saumon' }, stored)).toBeUndefined()
  })
  test('that was chosen in a search is that of the next one, and not of lists', () => {
    const search = { sort_by: 'price_per_unit', sort_direction: 'asc' } as const
    expect(sortOf({ search: 'saumon' }, { ...stored, search })).toEqual(search)
    expect(sortOf({}, { ...stored, search })).toEqual(chosen)
  })
  test('that is chosen stays in the address, with the search and the supplier', () => {
    const address = withSort({ supplier, search: 'saumon', page: 4 }, chosen)
    expect(address).toEqual({ supplier, search: 'saumon', ...chosen })
    expect(sortOf(address, stored)).toEqual(chosen)
  })
})

describe('another search', () => {
  test('begins on page 1, among the same supplier’s products, without the sort of the list', () => {
    expect(withSearch({ supplier, ...chosen, page: 5 }, ' crème ')).toEqual({
      supplier,
      search: 'crème',
    })
  })
  test('that refines one keeps the sort chosen for it', () => {
    expect(withSearch({ search: 'crème', ...chosen }, 'crème 35')).toEqual({
      search: 'crème 35',
      ...chosen,
    })
  })
  test('that is cleared leaves the list as sorted', () => {
    expect(withSearch({ supplier, search: 'crème', ...chosen }, '')).toEqual({
      supplier,
      ...chosen,
    })
  })
})
