import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './address.ts'

test('what stands in the address is text, numbers and truths included', () => {
  expect(parseSearch('?search=12&to=true&tab=null')).toEqual({
    search: '12',
    to: 'true',
    tab: 'null',
  })
})

test('what was written is read again', () => {
  const search = { search: 'bœuf & 12 % "haché" + œ', to: 'orders' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('what is not set does not stand in the address', () => {
  expect(stringifySearch({ search: undefined })).toBe('')
  expect(stringifySearch({ search: undefined, page: 2 })).toBe('?page=2')
})
