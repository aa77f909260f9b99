import { priceByPercent } from '@halles/domain/catalogue-prices.ts'
import { formatMoney, parseMoney } from '@halles/domain/money.ts'
import { fr } from '@halles/texts/fr.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/language/language.ts'
import { isRefusedWhole, requestsOf, sendPrices } from './send-prices.ts'

type Line = { public_id: string; price: string; shown_price: string }

const stored = new Map<string, string>()
/** What was answered under each key. */
const answered = new Map<string, object>()
const sizes: number[] = []
/** What becomes of a request, by its place. */
const faults = new Map<number, 'answer lost' | 'request lost' | 'refused'>()

beforeEach(() => {
  stored.clear()
  answered.clear()
  faults.clear()
  sizes.length = 0
  vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.startsWith('/api/health')) return Promise.resolve(new Response())
    const { prices } = JSON.parse(String(init.body)) as { prices: Line[] }
    const fault = faults.get(sizes.push(prices.length))
    if (fault === 'request lost') return Promise.reject(new TypeError('fetch failed'))
    if (fault === 'refused') {
      const refusal = { code: 'import_running', message: '…' }
      return Promise.resolve(Response.json(refusal, { status: 409 }))
    }
    const answer = answerOnce(new Headers(init.headers).get('Idempotency-Key') ?? '', prices)
    if (fault) return Promise.reject(new TypeError('fetch failed'))
    return Promise.resolve(Response.json(answer))
  })
  setLanguage({ language: 'fr', texts: fr })
})

/** The server: each price where it is still the one shown, once under a key. */
function answerOnce(key: string, lines: readonly Line[]): object {
  const known = answered.get(key)
  if (known) return known
  const changed = lines.filter((line) => stored.get(line.public_id) === line.shown_price)
  for (const { public_id, price } of changed) stored.set(public_id, price)
  const unchanged = lines.filter((line) => !changed.includes(line))
  const answer = {
    products: [],
    unchanged: unchanged.map(({ public_id }) => ({
      public_id,
      price: stored.get(public_id) ?? null,
    })),
  }
  answered.set(key, answer)
  return answer
}

/** So many products at 10.00, each to become 5 % dearer. */
function risingBy5(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const public_id = `product ${index}`
    stored.set(public_id, '10.00')
    const { price } = priceByPercent(parseMoney('10.00') ?? 0, 500)
    const product = { public_id, name_fr: public_id, name_en: public_id }
    return { product, from: '10.00', to: formatMoney(price) }
  })
}

const pricesNow = () => [...new Set(stored.values())]

test.each(['answer lost', 'request lost'] as const)(
  'where the second request of three fails (%s) the first is told, and the others are sent again: each price rises once',
  async (fault) => {
    faults.set(2, fault)
    const first = await sendPrices(requestsOf(risingBy5(1_200)))
    expect(first.changed).toHaveLength(500)
    expect(first.left.map(({ prices }) => prices.length)).toEqual([500, 200])
    expect(first.error).toBeDefined()

    const again = await sendPrices(first.left)
    expect(again).toMatchObject({ left: [], unchanged: [] })
    expect(again.changed).toHaveLength(700)
    expect(sizes).toEqual([500, 500, 500, 200])
    expect(pricesNow()).toEqual(['10.50'])
  },
)

test('a price that changed meanwhile is not among those that were changed', async () => {
  const changes = risingBy5(2)
  stored.set('product 0', '12.00')
  const { changed, unchanged, error } = await sendPrices(requestsOf(changes))
  expect(changed).toEqual(changes.slice(1))
  expect(unchanged).toEqual([{ public_id: 'product 0', price: '12.00' }])
  expect(error).toBeUndefined()
})

test.each([
  ['certain where the first request is refused', 1, 'refused', true],
  ['not so where the second is', 2, 'refused', false],
  ['not certain where the answer to the first is lost', 1, 'answer lost', false],
] as const)('that no price was changed is %s', async (_, place, fault, isNone) => {
  faults.set(place, fault)
  const sent = await sendPrices(requestsOf(risingBy5(1_200)))
  expect(isRefusedWhole(sent)).toBe(isNone)
})
