import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearStoredAtLogout } from '../../platform/stored.ts'
import { type CartChange, EMPTY_CART, withChanges } from './cart-changes.ts'
import type { Cart, CartLine } from './cart-queries.ts'
import { asChanges, keepChange, linesToSend, noteRefusal } from './kept-changes.ts'
import { readKept, writeKept } from './kept-store.ts'

const product = (public_id: string): CartLine['product'] => ({
  public_id,
  name_fr: 'Épaule de bœuf',
  name_en: 'Beef shoulder',
  price: '10.00',
  quantity_per_case: '20',
  unit: 'lb',
  price_per_unit: '0.5000',
  price_per_kg: '1.1023',
  supplier: { public_id: 'amont', name: 'Ferme Amont', minimum_order_price: '50.00' },
})
const beef = { product: product('beef'), quantity: 2, total_price: '20.00' }
const gone = {
  product: product('gone'),
  quantity: 4,
  reason: 'product_deleted' as const,
  available_from: null,
}
const cart: Cart = {
  ...EMPTY_CART,
  total_price: '20.00',
  cart_products: [beef],
  unavailable: [gone],
}
const add = (id: string): CartChange => ({ kind: 'add', product: product(id), quantity: 1 })

beforeEach(() => vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' }))
afterEach(() => {
  writeKept({ wishes: [], notes: [] })
  vi.unstubAllGlobals()
})

function onScreen(): [string, number][] {
  const { cart_products } = withChanges(cart, asChanges(cart, readKept().wishes))
  return cart_products.map((line) => [line.product.public_id, line.quantity])
}

test('clicks made offline are on screen as they would be online', () => {
  const clicks: CartChange[] = [add('beef'), add('veal'), add('veal'), add('cream')]
  for (const click of clicks) keepChange(cart, click)
  keepChange(cart, { kind: 'remove', productId: 'cream' })
  keepChange(cart, { kind: 'update', productId: 'veal', quantity: 9 })
  expect(onScreen()).toEqual([
    ['beef', 3],
    ['veal', 9],
  ])
})

test('what is sent are quantities, also of a line that only waits to be removed', () => {
  keepChange(cart, add('beef'))
  keepChange(cart, { kind: 'remove', productId: 'gone' })
  expect(linesToSend().lines).toEqual([
    { productId: 'beef', quantity: 3 },
    { productId: 'gone', quantity: 0 },
  ])
})

test('what is on its way goes again under the same key, and what was clicked since waits its turn', () => {
  keepChange(cart, add('beef'))
  const first = linesToSend()
  keepChange(cart, add('veal'))
  expect(linesToSend()).toEqual(first)
})

test('a click that may have reached the server is not taken for somebody else’s', () => {
  keepChange(cart, add('beef'), true)
  expect(readKept().wishes.map(({ wanted, ours }) => [wanted, ours])).toEqual([[3, [2, 3]]])
})

test('what the server refuses is told once, until it is read', () => {
  noteRefusal(cart, add('gone'), 'not_found')
  noteRefusal(cart, add('gone'), 'not_found')
  const [note, ...others] = readKept().notes
  expect(note).toMatchObject({ kind: 'refused', productId: 'gone', reason: 'not_found' })
  expect(others).toEqual([])
})

describe('what was kept for one session', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    stored.set('owner', 'a')
  })
  const signsIn = (mark: string) =>
    vi.stubGlobal('document', { cookie: `signedin=1; csrftoken=${mark}` })

  test('is neither seen nor sent in the next one of this browser', () => {
    keepChange(cart, add('beef'))
    expect(stored.has('cartChanges')).toBe(true)
    signsIn('b')
    expect(readKept()).toEqual({ wishes: [], notes: [] })
    expect(linesToSend().lines).toEqual([])
  })

  test('is not written down for the next one, by an answer that comes late', () => {
    keepChange(cart, add('beef'))
    const late = readKept()
    stored.delete('cartChanges')
    signsIn('b')
    writeKept(late)
    expect(stored.has('cartChanges')).toBe(false)
  })

  test('goes at its logout', () => {
    keepChange(cart, add('beef'))
    clearStoredAtLogout()
    expect([...stored]).toEqual([])
  })

  test('waits for it when nobody else came between', () => {
    keepChange(cart, add('beef'))
    signsIn('b')
    expect(readKept().wishes).toEqual([])
    signsIn('a')
    expect(readKept().wishes).toHaveLength(1)
  })
})
