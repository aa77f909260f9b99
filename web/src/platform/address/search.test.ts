import { search } from '@halles/contract/schemas/paging.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchText } from './search.ts'

test.each([
  ['beurre\nsalé', 'beurre salé'],
  ['  crème\r\n\t35 %\u0000 ', 'crème 35 %'],
  ['\n', undefined],
  ['', undefined],
  [12, undefined],
  ['a'.repeat(300), 'a'.repeat(200)],
  [`${'a'.repeat(199)}🧈`, 'a'.repeat(199)],
  ['\ud83e', undefined],
])('%j in an address is asked for as %j', (written, asked) => {
  expect(searchText(written)).toBe(asked)
})

test('whatever stands in an address, what is asked for is a search that the server takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (written) => {
      const asked = searchText(written)
      expect(search.parse(asked)).toBe(asked)
    }),
  )
})
