import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['9 999', 9999],
  ['007', 7],
  ['0', 1],
  ['10000', 9999],
  ['999999999', 9999],
])('%j is %i cases', (typed, quantity) => {
  expect(typedQuantity(typed, 1, 9999)).toBe(quantity)
})

test.each([undefined, '', ' ', '-3', '1.5', '1,5', '1e3', 'douze', '0x10', '9999999999'])(
  '%j is no count, so the line keeps its quantity',
  (typed) => {
    expect(typedQuantity(typed, 1, 9999)).toBeUndefined()
  },
)
