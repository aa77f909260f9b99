import { expect, test } from 'vitest'
import { withoutRowsOf } from './product-pages.ts'

const rows = (...ids: string[]) => ids.map((public_id) => ({ public_id }))
const page = (...ids: string[]) => ({ results: rows(...ids), count: 20 })

test('a row that moved onto the next page while that was asked for is shown once', () => {
  expect(withoutRowsOf(page('a', 'b'), rows('b', 'c'))).toEqual(rows('c'))
})

test('a page that shares none with the one before is the same list, so that nothing is drawn anew', () => {
  const given = rows('c', 'd')
  expect(withoutRowsOf(page('a', 'b'), given)).toBe(given)
  expect(withoutRowsOf(undefined, given)).toBe(given)
})
