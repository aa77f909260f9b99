import { readFileSync } from 'node:fs'
import { refusals } from '@halles/contract/refusals.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import {
  type ApiDocument,
  type MutatedRequest,
  mutatedRequests,
} from '@halles/testing/checks/mutated-requests.ts'
import { mutations } from '@halles/testing/checks/rounds.ts'
import { type Answer, Browser } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { aMarket, type Market } from '@halles/testing/world/market.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** Some requests end sessions and suspend businesses: after so many a new market is built. */
const A_MARKET = 160
// A failure prints the seed, with which the same requests are sent again.
const { requests: REQUESTS, seed } = mutations(800)

const document: ApiDocument = JSON.parse(
  readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8'),
)
const world = await anOwnApp()

test(`of ${REQUESTS} requests that are more or less wrong none fails here, and each is refused as the document says`, {
  timeout: 180_000 + REQUESTS * 300,
}, async () => {
  const failures: string[] = []
  for (let sent = 0; sent < REQUESTS && failures.length < 20; sent += A_MARKET) {
    const { callers, ids } = await someCallers()
    const request = fc.record({
      who: fc.nat(),
      isByAnybody: fc.nat(9).map((one) => one === 0),
      isWatched: fc.nat(4).map((one) => one === 0),
      request: mutatedRequests(document, ids),
    })
    for (const one of fc.sample(request, { numRuns: A_MARKET, seed: seed + sent })) {
      const [who, browser] = callerOf(callers, one)
      const before = one.isWatched ? await fingerprint(world.database) : ''
      const answer = await send(browser, one.request)
      const mustKeep = one.isWatched && answer.status >= 400 && !removesLines(answer)
      const problem =
        problemOf(answer, one.request) ??
        (mustKeep && (await fingerprint(world.database)) !== before
          ? 'was refused and changed something'
          : undefined)
      if (problem)
        failures.push(
          `${problem}: ${who} ${describe(one.request)} -> ${answer.status} ${answer.text}`,
        )
    }
  }
  expect(failures, `MUTATION_SEED=${seed}`).toEqual([])
})

/** The one refusal that writes: what can no longer be ordered leaves the cart with it (checkout.post.ts). */
function removesLines({ body }: Answer): boolean {
  return body?.code === 'cart_changed' && body.cart.unavailable.length > 0
}

/** What is wrong with an answer; undefined when nothing is. */
function problemOf({ status, body, headers }: Answer, request: MutatedRequest): string | undefined {
  if (status >= 500) return 'failed here'
  const documented = request.documented[status]
  if (!documented) return 'is not documented'
  const missing = documented.always.find((name) => !headers.has(name))
  if (missing) return `has no ${missing}`
  const unsaid = TOLD_HEADERS.find(
    (name) => headers.has(name) && !documented.headers.includes(name),
  )
  if (unsaid) return `has ${unsaid}, which is not documented`
  if (status < 400) return undefined
  if (!Object.keys(refusals).includes(body?.code) || !body.message) return 'has no refusal'
  if (!documented.codes.includes(body.code)) return 'has a code that is not documented'
  if (!carriesWhatIsDocumented(body)) return 'carries something else than is documented'
  const isNamed = Object.keys(body.fields ?? {}).length > 0
  return body.code === 'invalid_input' && !isNamed ? 'names no field' : undefined
}

/** Those that only some answers have. */
const TOLD_HEADERS = [
  ...['Set-Cookie', 'X-CSRFToken', 'ETag', 'Retry-After', 'Allow'],
  ...['Content-Disposition', 'X-Request-Id', 'Location', 'WWW-Authenticate'],
]

/** Of a refusal: every field that its schema needs, and none that it does not name. */
function carriesWhatIsDocumented(body: { code: string }): boolean {
  const { properties = {}, required = [] } =
    document.components.schemas[`Refusal_${body.code}`] ?? {}
  const carried = Object.keys(body)
  return (
    required.every((name) => carried.includes(name)) && carried.every((name) => name in properties)
  )
}

/** Mostly somebody who may call it. */
function callerOf(
  callers: readonly Caller[],
  { who, isByAnybody, request }: { who: number; isByAnybody: boolean; request: MutatedRequest },
): Caller {
  const fitting = callers.filter(([, , may]) => may.includes(request.access))
  const some = isByAnybody || fitting.length === 0 ? callers : fitting
  const caller = some[who % some.length]
  if (!caller) throw new Error('nobody asks')
  return caller
}

type Caller = readonly [name: string, browser: Browser, may: readonly string[]]

/** One of each kind, and the ids of what they have. */
async function someCallers(): Promise<{ callers: Caller[]; ids: string[] }> {
  const market: Market = await aMarket(world)
  const { restaurant, otherRestaurant, supplier, otherSupplier, order, product } = market
  const guide = await aGuide(restaurant, [product])
  const ids = [
    ...[restaurant, otherRestaurant, supplier, otherSupplier].map(({ publicId }) => publicId),
    ...[product, market.otherProduct, market.farProduct].map(({ publicId }) => publicId),
    ...[order.publicId, order.partOf(supplier).publicId, order.partOf(otherSupplier).publicId],
    ...[guide.guide_public_id, guide.item_public_id],
    '0'.repeat(32),
  ]
  const both = ['trade', 'signed-in']
  const callers: Caller[] = [
    ['visitor', market.visitor, ['public']],
    ['operator', market.operator.browser, ['operator', 'signed-in']],
  ]
  for (const name of ['restaurant', 'otherRestaurant', 'buyer', 'cook'] as const)
    callers.push([name, market[name].browser, ['restaurant', ...both]])
  for (const name of ['supplier', 'otherSupplier', 'desk', 'picker'] as const)
    callers.push([name, market[name].browser, ['supplier', ...both]])
  for (const [, browser] of callers) await browser.fetchToken()
  return { callers, ids }
}

async function send(browser: Browser, request: MutatedRequest): Promise<Answer> {
  const { method, path, query, headers, credentials, body } = request
  const { 'X-CSRFToken': token, ...cookies } = { ...browser.token(), ...credentials }
  const sender = Object.keys(cookies).length === 0 ? browser : withCookies(browser, cookies)
  return sender.send(method, path + query, {
    headers: { ...(token !== undefined && { 'X-CSRFToken': token }), ...headers },
    body: method === 'GET' ? undefined : body,
  })
}

/** A browser like this one, but for some cookies; what it is given stays with it. */
function withCookies(browser: Browser, cookies: Record<string, string | undefined>): Browser {
  const other = new Browser(browser.origin)
  for (const [name, value] of Object.entries({
    ...Object.fromEntries(browser.cookies),
    ...cookies,
  }))
    if (value !== undefined) other.cookies.set(name, value)
  return other
}

function describe({ method, path, query, headers, credentials, body }: MutatedRequest): string {
  const sent = body instanceof Uint8Array ? '(bytes)' : (body?.slice(0, 1_500) ?? '')
  const said = JSON.stringify({ ...headers, ...credentials })
  return `${method} ${path}${query.slice(0, 800)} ${said} ${sent}`
}
