import { Refused } from '@halles/contract/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { type PriceRequest, requestsOf, type SentPrices } from './send-prices.ts'
import {
  forgetUnfinishedPrices,
  keepBeforeSending,
  keepUnfinishedPrices,
  unfinishedPrices,
} from './unfinished-prices.ts'

const lost = new Refused(0, undefined)
const refused = new Refused(409, { code: 'import_running', message: '…' })

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' })
  forgetUnfinishedPrices()
})

/** A change of three prices, as three requests. */
function threeRequests(): PriceRequest[] {
  return ['butter', 'cream', 'milk'].flatMap((name) => {
    const product = { public_id: name, name_fr: name, name_en: name }
    return requestsOf([{ product, from: '10.00', to: '10.50' }])
  })
}

/** What came of requests of which so many were answered. */
function sent(requests: readonly PriceRequest[], answered: number, error?: Error): SentPrices {
  const changed = requests.slice(0, answered).flatMap(({ prices }) => prices)
  return { products: [], unchanged: [], changed, left: requests.slice(answered), error }
}

test('what is being sent is left until it is answered: no second change begins meanwhile', () => {
  const requests = threeRequests()
  keepBeforeSending(requests)
  expect(unfinishedPrices.get()).toMatchObject({ changed: 0, left: requests })
})

test('a change that is finished leaves no count to the next', () => {
  const requests = threeRequests()
  keepBeforeSending(requests)
  keepUnfinishedPrices(sent(requests, 3))
  keepBeforeSending(requests)
  keepUnfinishedPrices(sent(requests, 1, lost))
  expect(unfinishedPrices.get()).toMatchObject({ changed: 1, left: requests.slice(1) })
})

test('what was changed before and after an answer was lost is counted together', () => {
  const requests = threeRequests()
  keepBeforeSending(requests)
  keepUnfinishedPrices(sent(requests, 1, lost))
  keepBeforeSending(requests.slice(1))
  expect(unfinishedPrices.get()).toMatchObject({ changed: 1, left: requests.slice(1) })
  keepUnfinishedPrices(sent(requests.slice(1), 1, lost))
  expect(unfinishedPrices.get()).toMatchObject({ changed: 2, left: requests.slice(2) })
})

test('nothing is left of what the server refused', () => {
  const requests = threeRequests()
  keepBeforeSending(requests)
  keepUnfinishedPrices(sent(requests, 1, refused))
  expect(unfinishedPrices.get()).toMatchObject({ changed: 0, left: [] })
})

test('a request whose answer was lost is still left when it is refused: it may have arrived the first time', () => {
  const requests = threeRequests()
  keepBeforeSending(requests)
  keepUnfinishedPrices(sent(requests, 1, lost))
  const [, second, third] = requests
  keepBeforeSending(requests.slice(1))
  keepUnfinishedPrices(sent(requests.slice(1), 0, refused))
  expect(unfinishedPrices.get().left).toEqual([second, third])
  keepBeforeSending(requests.slice(1))
  keepUnfinishedPrices(sent(requests.slice(1), 1, refused))
  expect(unfinishedPrices.get().left).toEqual([])
})
