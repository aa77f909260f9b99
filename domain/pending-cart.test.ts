import { describe, expect, test } from 'vitest'
import {
  afterOrder,
  type CartCall,
  callFor,
  type PendingQuantity,
  withChange,
  withKnownCart,
} from './pending-cart.ts'

let ids = 0
const pending = (wanted: number, ...known: number[]): PendingQuantity => ({
  id: String(++ids),
  productId: 'beef',
  wanted,
  knownServerQuantities: known,
  isAddition: false,
})
const added = (wanted: number, ...known: number[]) => ({
  ...pending(wanted, ...known),
  isAddition: true,
})
const fixed = (...lines: readonly { id: string }[]) => new Set(lines.map(({ id }) => id))
const NONE = fixed()
const quantities = (all: readonly PendingQuantity[]) =>
  all.map(({ wanted, knownServerQuantities }) => [wanted, knownServerQuantities])

describe('a change', () => {
  test('takes the place of one that was not sent, and is still compared with what that one knew', () => {
    expect(quantities(withChange([pending(3, 2)], pending(7, 3), NONE))).toEqual([[7, [2]]])
  })
  test('follows one that was sent: the server holds what was known, or what was sent', () => {
    const sent = pending(3, 2)
    expect(quantities(withChange([sent], pending(7, 2), fixed(sent)))).toEqual([
      [3, [2]],
      [7, [2, 3]],
    ])
  })
  test('taken back is none', () => {
    expect(withChange([pending(3, 2)], pending(2, 2), NONE)).toEqual([])
  })
  test('taken back to what somebody else has changed since is one', () => {
    expect(quantities(withChange([pending(3, 2)], pending(2, 5), NONE))).toEqual([[2, [2]]])
  })
  test('taken back to what was sent is sent again: somebody else may have changed that meanwhile', () => {
    const sent = pending(3, 2)
    const changed = withChange([sent], pending(4, 3), fixed(sent))
    expect(quantities(withChange(changed, pending(3, 3), fixed(sent)))).toEqual([
      [3, [2]],
      [3, [2, 3]],
    ])
  })
  test('back to what was known is one while something else was sent', () => {
    const sent = pending(3, 2)
    expect(withChange([sent], pending(2, 2), fixed(sent))).toHaveLength(2)
  })
  test('stops at 9,999 cases', () => {
    expect(quantities(withChange([], pending(10_000, 9_998), NONE))).toEqual([[9_999, [9_998]]])
  })
  test('is an addition as long as it is made by + alone', () => {
    const three = withChange([added(2, 1)], added(3, 1), NONE)
    expect(three).toMatchObject([{ wanted: 3, isAddition: true }])
    const typed = withChange(three, pending(5, 1), NONE)
    expect(withChange(typed, added(6, 1), NONE)).toMatchObject([{ wanted: 6, isAddition: false }])
  })
})

test.each<[string, PendingQuantity[], boolean, CartCall]>([
  ['a click on +', [added(1, 0)], true, 'add'],
  ['a click on + that had to wait', [added(1, 0)], false, 'set'],
  ['two clicks on +', [added(3, 1)], true, 'update'],
  ['another quantity of a line', [pending(4, 7)], true, 'update'],
  ['a quantity of what is not in the cart', [pending(4, 0)], true, 'set'],
  ['a quantity of what may be in the cart', [pending(4, 0, 1)], true, 'set'],
  ['no cases', [pending(0, 7)], false, 'remove'],
  ['several lines', [pending(4, 7), pending(0, 1)], true, 'set'],
])('%s goes by the call that fits', (_, changes, isFresh, call) => {
  expect(callFor(changes, isFresh)).toBe(call)
})

test('what was clicked before the cart was known adds to it, what was typed replaces it', () => {
  const changes = [
    added(2),
    { ...pending(4), productId: 'veal' },
    { ...pending(3), productId: 'pork' },
  ]
  expect(quantities(withKnownCart(changes, () => 3))).toEqual([
    [5, [3]],
    [4, [3]],
  ])
})

test('of what was changed while it was ordered, what is more than was ordered is left', () => {
  const changes = [
    pending(3, 2),
    { ...pending(0, 2), productId: 'veal' },
    { ...pending(4, 0), productId: 'pork' },
  ]
  const ordered = (productId: string) => (productId === 'pork' ? 0 : 2)
  expect(quantities(afterOrder(changes, ordered))).toEqual([
    [1, [0]],
    [4, [0]],
  ])
})
