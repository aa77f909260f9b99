import { expect, test } from 'vitest'
import { answerNeed, fillOfNeed, productToOrder } from './guide-need.ts'

const product = (public_id: string, dollars: number, quantity: number, unit = 'kg') => ({
  ...{ public_id, unit, unavailable: null as string | null },
  priceCents: dollars * 100,
  quantityHundredths: quantity * 100,
})
const a = product('a', 50, 10)
const b = product('b', 40, 10)
const gone = { ...a, unavailable: 'product_deleted' }
const inUnits = product('u', 10, 12, 'unit')
const need = (products: (typeof a)[], par: number | null = 30_000) => ({
  measure: 'g' as const,
  case: null,
  par: par && par * 100,
  onHand: 0,
  products,
})
const inCart = (public_id: string, cases: number) => ({
  ...{ public_id, cases, unit: 'kg' },
  quantityHundredths: 1_000,
})

test('the first product that can be ordered and counted is ordered', () => {
  expect(productToOrder(need([a, b]))).toBe(a)
  expect(productToOrder(need([gone, b]))).toBe(b)
  expect(productToOrder(need([inUnits, b]))).toBe(b)
  expect(productToOrder(need([inUnits]))).toBe(inUnits)
  expect(productToOrder(need([gone]))).toBeUndefined()
})

test('the cheaper of two equal products is named, and not ordered in place of the preferred one', () => {
  const answer = answerNeed(need([a, b]), [])
  expect(answer).toMatchObject({ product: a, cases: 3, cheapest: { offer: b, savedCents: 1_000 } })
})

test('what cannot be ordered is no cheapest', () => {
  const answer = answerNeed(need([a, { ...b, unavailable: 'product_unavailable' }]), [])
  expect(answer.cheapest).toBeUndefined()
})

test('another product of the item in the cart meets the need too, the product itself is set by the fill', () => {
  expect(fillOfNeed(need([a, b]), [], [inCart('b', 2)])).toMatchObject({ cases: 1, product: a })
  expect(fillOfNeed(need([a, b]), [], [inCart('a', 2)])).toMatchObject({ cases: 3, product: a })
  expect(fillOfNeed(need([a, b]), [], [inCart('z', 2)])).toMatchObject({ cases: 3, product: a })
})

test('an item that nothing can be ordered of wants its preferred product, to be left out by name', () => {
  expect(fillOfNeed(need([gone]), [], [])).toMatchObject({ cases: 3, product: gone })
})

test('nothing is missing', () => {
  expect(fillOfNeed(need([a], null), [], [])).toBeUndefined()
  expect(fillOfNeed(need([a]), [inCart('a', 3)], [])).toBeUndefined()
  expect(fillOfNeed(need([]), [], [])).toBeUndefined()
})

test('an item whose cases its measure does not count is named', () => {
  expect(fillOfNeed(need([inUnits]), [], [])).toEqual({ notCountable: inUnits })
})
