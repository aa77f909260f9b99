import { Refused } from '@halles/contract/client.ts'
import { expect, test } from 'vitest'
import { isAnswered, keyFor } from './keyed-call.ts'

test('an answer is a refusal in the server’s own words', () => {
  expect(isAnswered(new Refused(409, { code: 'cart_changed', message: '…' }))).toBe(true)
})

test.each([
  ['a network that is gone', new Refused(0, undefined)],
  ['a database that is away', new Refused(503, { code: 'unavailable', message: '…' })],
  ['a page of something between us', new Refused(502, undefined)],
  ['a body that broke off', new SyntaxError('Unexpected end of JSON input')],
])('an answer is not %s', (_name, error) => {
  expect(isAnswered(error)).toBe(false)
})

test('what is sent again as it was has the key it had; anything else has its own', () => {
  const first = keyFor({ price: '12' }, undefined)
  expect(keyFor({ price: '12' }, first)).toBe(first)
  const other = keyFor({ price: '13' }, first)
  expect(other.value).not.toBe(first.value)
  expect(keyFor({ price: '12' }, other).value).not.toBe(first.value)
})
