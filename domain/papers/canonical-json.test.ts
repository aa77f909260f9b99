import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('keys stand in their order at every depth, lists stay as they are', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }, 2], a: 'é', left: undefined })).toBe(
    '{"a":"é","b":[{"c":null,"d":1},2]}',
  )
})

test('what was read from it is written as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value)
      expect(canonicalJson(JSON.parse(text))).toBe(text)
    }),
  )
})
