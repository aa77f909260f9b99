import { describe, expect, test } from 'vitest'
import {
  listingAddress,
  RESTAURANT_SORTS,
  sortOf,
  withSearch,
  withSort,
} from './listing-address.ts'

const read = (search: Record<string, unknown>) => listingAddress(RESTAURANT_SORTS)(search)
const stored = { sort_by: 'price', sort_direction: 'desc' } as const

describe('the address of a product list', () => {
  test('says search, sort, direction and page', () => {
    const said = { search: 'bœuf', sort_by: 'supplier', sort_direction: 'desc', page: '3' }
    expect(read(said)).toEqual({ ...said, page: 3 })
  })

  test.each([
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
    expect(sortOf({}, stored)).toEqual(stored)
  })
  test('is the one in the address, before the stored one', () => {
    expect(sortOf({ sort_by: 'name' }, stored)).toEqual({ sort_by: 'name', sort_direction: 'asc' })
  })
  test('is left to the best match while a search has none of its own', () => {
    expect(sortOf({ search: 'saumon' }, stored)).toBeUndefined()
  })
  test('that is chosen during a search is kept', () => {
    const address = withSort({ search: 'saumon', page: 4 }, stored)
    expect(address).toEqual({ search: 'saumon', ...stored })
    expect(sortOf(address, stored)).toEqual(stored)
  })
})

describe('another search', () => {
  test('begins on page 1 with the best match first', () => {
    expect(withSearch({ ...stored, page: 5 }, ' crème ')).toEqual({ search: 'crème' })
  })
  test('that refines one keeps the sort chosen for it', () => {
    expect(withSearch({ search: 'crème', ...stored }, 'crème 35')).toEqual({
      search: 'crème 35',
      ...stored,
    })
  })
  test('that is cleared leaves the list as sorted', () => {
    expect(withSearch({ search: 'crème', ...stored }, '')).toEqual(stored)
  })
})
