import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_PRICES_AT_ONCE } from '@halles/domain/catalogue-prices.ts'
import { api } from '../../../platform/api/api.ts'
import { isAnswered, newKey } from '../../../platform/api/keyed-call.ts'
import type { PriceChange } from './catalogue-changes.ts'

type Answer = Received<Endpoints['productPrices']>

/** Price changes of one request. However often it is sent, its key changes them once. */
export type PriceRequest = { prices: readonly PriceChange[]; idempotencyKey: string }

export type SentPrices = Answer & {
  /** Those that the server has changed. */
  changed: readonly PriceChange[]
  /** The request that failed, which may have arrived where it has no answer, and those after it. */
  left: readonly PriceRequest[]
  /** Why some are left. */
  error?: unknown
}

export function requestsOf(prices: readonly PriceChange[]): PriceRequest[] {
  const count = Math.ceil(prices.length / MAX_PRICES_AT_ONCE)
  return Array.from({ length: count }, (_, index) => ({
    prices: prices.slice(index * MAX_PRICES_AT_ONCE, (index + 1) * MAX_PRICES_AT_ONCE),
    idempotencyKey: newKey(),
  }))
}

/** Sends one request after the other, as far as they are answered. */
export async function sendPrices(requests: readonly PriceRequest[]): Promise<SentPrices> {
  const answers: Answer[] = []
  try {
    for (const request of requests) answers.push(await send(request))
    return sentOf(requests, answers)
  } catch (error) {
    return { ...sentOf(requests, answers), error }
  }
}

/** Whether the server refused the first request: no price was changed. */
export function isRefusedWhole({ changed, unchanged, error }: SentPrices): boolean {
  return isAnswered(error) && changed.length + unchanged.length === 0
}

function send({ prices, idempotencyKey }: PriceRequest): Promise<Answer> {
  const lines = prices.map(({ product: { public_id }, from, to }) => ({
    public_id,
    price: to,
    shown_price: from,
  }))
  return api.productPrices({ prices: lines }, { idempotencyKey })
}

function sentOf(requests: readonly PriceRequest[], answers: readonly Answer[]): SentPrices {
  const unchanged = answers.flatMap((answer) => answer.unchanged)
  const stayed = new Set(unchanged.map(({ public_id }) => public_id))
  const sent = requests.slice(0, answers.length).flatMap(({ prices }) => prices)
  return {
    products: answers.flatMap((answer) => answer.products),
    unchanged,
    changed: sent.filter(({ product }) => !stayed.has(product.public_id)),
    left: requests.slice(answers.length),
  }
}
