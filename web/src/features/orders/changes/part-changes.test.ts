import { expect, test } from 'vitest'
import {
  asChange,
  isLineEstimate,
  isTotalEstimate,
  type Part,
  type PartLine,
  priceOf,
  priceOfAdded,
  totalOf,
  withPrices,
} from './part-changes.ts'

const STEPS = [
  { from_cases: 1, price: '48.00' },
  { from_cases: 5, price: '42.00' },
]
const line = {
  ...{ public_id: 'beef', quantity: 6, edited_quantity: 0, is_cancelled: false, steps: STEPS },
  product: { price: '42.00' },
} as PartLine
const part = { products: [line] } as Part
const eggs = {
  ...{ public_id: 'eggs', price: '4.50' },
  own_price: { steps: [{ from_cases: 2, price: '4.00' }] },
} as never

test('a line costs what so many cases did when it was ordered, in its row and in the total', () => {
  expect(priceOf(line, 4)).toEqual({ price: '48.00', next: STEPS[1] })
  expect(priceOf(line, 7)).toEqual({ price: '42.00', next: undefined })
  expect(totalOf(part, { lines: { beef: 4 }, added: [] })).toBe('192.00')
  expect(totalOf(part, { lines: { beef: 'removed' }, added: [] })).toBe('0.00')
})

test('what its supplier could not deliver counts as asked for', () => {
  const reduced = { ...line, edited_quantity: 3 }
  expect(priceOf(reduced, 3).price).toBe('42.00')
  expect(priceOf(reduced, 2).price).toBe('42.00')
  expect(priceOf(reduced, 1).price).toBe('48.00')
})

test('what is added costs what so many cases do', () => {
  const added = [{ product: eggs, quantity: 3 }]
  expect(priceOfAdded({ product: eggs, quantity: 1 }).price).toBe('4.50')
  expect(totalOf(part, { lines: {}, added })).toBe('264.00')
})

test('what is added is sent with the price that is shown; once it is another, the total follows', () => {
  const changes = { lines: {}, added: [{ product: eggs, quantity: 3 }] }
  const sent = { product_public_id: 'eggs', quantity: 3, shown_price: '4.00' }
  expect(asChange(changes).added).toEqual([sent])
  const now = withPrices(changes, [{ product_public_id: 'eggs', price: '4.75' }])
  expect(asChange(now).added).toEqual([{ ...sent, shown_price: '4.75' }])
  expect(totalOf(part, now)).toBe('266.25')
  expect(withPrices(changes, [{ product_public_id: 'milk', price: '1.00' }])).toEqual(changes)
})

test('what is sold by weight is an estimate until so many cases were weighed', () => {
  const oka = (net: string | null) =>
    ({ ...line, public_id: 'oka', weighing: { net } }) as unknown as PartLine
  const total = (one: PartLine, lines: Record<string, number | 'removed'>, added: never[] = []) =>
    isTotalEstimate({ products: [{ ...line, weighing: null }, one] } as Part, {
      lines,
      added: added.map((product) => ({ product, quantity: 1 })),
    })
  expect([isLineEstimate(oka(null)), isLineEstimate(oka('8'))]).toEqual([true, false])
  expect([isLineEstimate(oka('8'), 7), isLineEstimate(oka('8'), 0)]).toEqual([true, false])
  expect([total(oka(null), {}), total(oka('8'), {})]).toEqual([true, false])
  expect([total(oka(null), { oka: 'removed' }), total(oka('8'), { oka: 2 })]).toEqual([false, true])
  const brie = { ...(eggs as object), sold_by_weight: 'weighed' } as never
  expect([total(oka('8'), {}, [eggs]), total(oka('8'), {}, [brie])]).toEqual([false, true])
})
