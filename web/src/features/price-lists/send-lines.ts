import { Refused } from '@halles/contract/client.ts'
import { newKey } from '../../platform/api/keyed-call.ts'
import { type AgreedLine, inTurn, type LinesRequest, type PricedProduct } from './agreed-lines.ts'

export type SentLines = {
  /** How many lines the server has set. */
  done: number
  /** What puts back what stood before, in the order in which it is to be sent. */
  restoring: readonly (readonly AgreedLine[])[]
  /** Products whose prices somebody else changed meanwhile, as they are: none of their lines was set. */
  changed: readonly PricedProduct[]
  /** Why they were not. */
  refused?: unknown
  /** The request that failed, which may have arrived where it has no answer, and those after it. */
  left: readonly LinesRequest[]
  /** Why some are left. */
  error?: unknown
}

/** What stands on the sheet where a line is to go. */
type OnSheet = {
  /** The line, with what it replaces. */
  shown: (line: AgreedLine) => AgreedLine
  /** What puts that back. */
  before: (line: AgreedLine) => AgreedLine[]
}

/** Sends one request after the other, as far as they are answered. The sheet is asked before each is sent for the first time. */
export async function sendLines(
  requests: readonly LinesRequest[],
  send: (request: LinesRequest) => Promise<void>,
  sheet: OnSheet,
): Promise<SentLines> {
  const sent = {
    ...{ done: 0, restoring: [] as AgreedLine[][], changed: [] as PricedProduct[] },
    refused: undefined as unknown,
  }
  const waiting = [...requests]
  while (waiting[0]) {
    const [request, ...others] = waiting
    const prepared = prepare(without(request, sent.changed), sheet)
    try {
      if (prepared.lines.length > 0) await send(prepared)
    } catch (error) {
      const changed = changedMeanwhile(error, prepared)
      if (changed.length === 0) return { ...sent, left: [prepared, ...others], error }
      sent.changed.push(...changed)
      sent.refused = error
      waiting[0] = { ...prepared, idempotencyKey: newKey() }
      continue
    }
    waiting.shift()
    sent.restoring.unshift(...prepared.restoring)
    sent.done += prepared.lines.length
  }
  return { ...sent, left: [] }
}

function prepare(request: LinesRequest, { shown, before }: OnSheet) {
  const { restoring } = request
  if (restoring) return { ...request, restoring }
  return {
    ...request,
    lines: request.lines.map((line) => (line.shown_prices ? line : shown(line))),
    restoring: inTurn(request.lines.map(before)),
  }
}

function without(request: LinesRequest, products: readonly PricedProduct[]): LinesRequest {
  if (products.length === 0) return request
  const isLeft = (line: AgreedLine) =>
    !products.some(({ public_id }) => public_id === line.product_public_id)
  const { lines, restoring } = request
  return {
    ...request,
    lines: lines.filter(isLeft),
    ...(restoring && { restoring: restoring.map((batch) => batch.filter(isLeft)) }),
  }
}

function changedMeanwhile(error: unknown, { lines }: LinesRequest): readonly PricedProduct[] {
  if (!(error instanceof Refused) || error.body?.code !== 'shown_prices_changed') return []
  const products = (error.body.products ?? []) as PricedProduct[]
  return products.filter((one) => lines.some((line) => line.product_public_id === one.public_id))
}
