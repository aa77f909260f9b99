import type { Endpoint } from '@halles/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import { ACCESS_MATRIX } from '@halles/testing/access-matrix/access-matrix.ts'
import {
  type Column,
  MEMBERS,
  NOT_OWNERS,
  type Row,
  VIEWERS,
  type ViewerName,
} from '@halles/testing/access-matrix/viewers.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { casesOf } from '@halles/testing/checks/rounds.ts'
import { ask, askWithToken } from '@halles/testing/client/ask.ts'
import type { Answer, Browser } from '@halles/testing/client/browser.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { undoable } from '@halles/testing/database/undo-changes-sql.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aVisitor, type World } from '@halles/testing/world/builders.ts'
import { aMarket, type Market } from '@halles/testing/world/market.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const INVENTED = '0'.repeat(32)
/** What is answered before anything but the session is looked at: what others have used up makes no difference. */
const IS_BEFORE_ANY_STATE = [401, 403]

const ALL_VIEWERS = (Object.entries(VIEWERS) as [Column, readonly ViewerName[]][]).flatMap(
  ([column, names]) => names.map((name) => ({ column, name })),
)
// Who is not active has no session, of whichever side and for whichever reason.
const viewers = casesOf(
  ALL_VIEWERS,
  ({ name }) => name !== 'suspendedRestaurant' && name !== 'pendingSupplier',
)

test('every call of the table has its line', () => {
  const lines = new Set(ACCESS_MATRIX.map(({ call }) => call))
  expect([...lines].sort()).toEqual(Object.keys(endpoints).sort())
})

// A call that holds a connection and asks for another would wait for itself.
const world = await aServerOf(await aTestDatabase({ poolSize: 1 }))
// Every line finds the market as it was built; what one member has done, the next can do again.
const { mark, undoTo } = await undoable(world.database)
const market = await aMarket(world)
const built = await mark()
const cookies = cookiesOf(market)

describe.for(ACCESS_MATRIX.map((row) => ({ about: '', ...row })))('$call $about', (row) => {
  let ready: number
  // Known from the cell before, when that one changed nothing.
  let known: string | undefined
  // Every wrong token once a line; beyond `npm test`, none at all by each who would pass with the right one.
  let isTokenTried = false
  const isRead = endpoints[row.call].method === 'GET'

  beforeAll(async () => {
    await row.before?.(market)
    ready = await mark()
  })
  afterAll(() => backTo(built))

  async function backTo(moment: number) {
    await undoTo(moment)
    for (const [browser, before] of cookies) {
      browser.cookies.clear()
      for (const [name, value] of before) browser.cookies.set(name, value)
    }
    known = undefined
  }

  test.for(viewers)('answers $column ($name) as the matrix says', async ({ column, name }) => {
    const expected = row.expected[column]
    const browser = browserOf(world, market, name)
    const input = row.input?.(market, name) ?? {}
    const before = known ?? (await fingerprint(world.database))
    known = undefined
    if (!isRead && !IS_BEFORE_ANY_STATE.includes(expected)) {
      const again = casesOf([undefined], () => false)
      const tokens = isTokenTried ? again : [undefined, '', await tokenOfAnother(world)]
      await expectTokenNeeded(browser, row, input, tokens)
      expect(await fingerprint(world.database)).toBe(before)
      isTokenTried = true
    }
    const answer = await ask(browser, row.call, input)
    expect(answer.status, answer.text).toBe(expected)
    expectCode(answer, column, row)
    expectNothingOfNeighbours(answer, market, name, row)
    if (name === 'picker' && expected < 400) expectNoPrice(answer, row.call)
    if (expected < 400) return MEMBERS.includes(column) && !isRead ? backTo(ready) : undefined
    known = await fingerprint(world.database)
    expect(known).toBe(before)
    if (expected === 404) await expectSameForInvented(browser, row, input, answer)
  })
})

/** What everybody's browser keeps; a call may change it. */
function cookiesOf(market: Market): [Browser, Map<string, string>][] {
  return Object.values(market).flatMap((one) => {
    const isAccount = typeof one === 'object' && 'browser' in one
    return isAccount
      ? [[one.browser, new Map(one.browser.cookies)] as [Browser, Map<string, string>]]
      : []
  })
}

function browserOf(world: World, market: Market, name: ViewerName): Browser {
  return name === 'visitor' ? aVisitor(world) : market[name].browser
}

async function tokenOfAnother(world: World): Promise<string | undefined> {
  const stranger = aVisitor(world)
  await stranger.fetchToken()
  return stranger.cookies.get('csrftoken')
}

async function expectTokenNeeded(
  browser: Browser,
  row: Row,
  input: object,
  tokens: (string | undefined)[],
) {
  for (const token of tokens) {
    const answer = await askWithToken(browser, row.call, { ...input }, token)
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
  }
}

/** What the line says of the column; else nobody is signed in, it is for another kind of account or role, or there is no such thing. */
function expectCode({ status, body }: Answer, column: Column, { refusals }: Row) {
  const own = refusals?.[column]
  if (own) expect(own).toContain(body.code)
  else if (status === 401) expect(body.code).toBe('not_authenticated')
  else if (status === 403) {
    const ofRole = NOT_OWNERS.includes(column) ? ['not_permitted'] : []
    expect([...ofRole, 'not_authorized']).toContain(body.code)
  } else if (status === 404) expect(body.code).toBe('not_found')
}

/** Somebody else's object and one that never existed get the same answer. */
async function expectSameForInvented(browser: Browser, row: Row, input: object, answer: Answer) {
  const invented = JSON.parse(JSON.stringify(input).replace(/[0-9a-f]{32}/g, INVENTED))
  const file = 'file' in input ? { file: input.file } : {}
  const other = await ask(browser, row.call, { ...invented, ...file })
  expect([other.status, other.text]).toEqual([answer.status, answer.text])
  expect(headersOf(other)).toEqual(headersOf(answer))
}

function headersOf({ headers }: Answer): [string, string][] {
  return [...headers].filter(([name]) => name !== 'date')
}

/** Every account's name and e-mail is its own mark: none may show where it has no business. */
function expectNothingOfNeighbours(answer: Answer, market: Market, name: ViewerName, row: Row) {
  for (const neighbour of NEIGHBOURS[name] ?? []) {
    expect(answer.text, `${row.call} to ${name} names ${neighbour}`).not.toContain(
      market[neighbour].email,
    )
    expect(answer.text).not.toContain(`"${market[neighbour].name}"`)
  }
  expect(answer.text).not.toMatch(/password|token_hash|argon2/)
}

const NAMES_A_PRICE = /price|total|cents|amount|minimum/
const ENDPOINTS: Record<string, Endpoint> = endpoints

/** A picker reads no price, but those that everybody reads. What its stream carries: pick-mark.post.test.ts. */
function expectNoPrice({ text, body }: Answer, call: EndpointName) {
  const { access, streams } = ENDPOINTS[call] ?? endpoints.events
  if (access === 'public' || streams) return
  const fields = fieldsOf(body).filter((name) => NAMES_A_PRICE.test(name))
  expect(fields, `${call} to a picker: ${text}`).toEqual([])
}

/** Names of all fields of an answer, however deep. */
function fieldsOf(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(fieldsOf)
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => [name, ...fieldsOf(value)])
}

type Account = Exclude<ViewerName, 'visitor'>
const NEIGHBOURS: Partial<Record<ViewerName, Account[]>> = {
  restaurant: ['otherRestaurant', 'suspendedSupplier', 'pendingSupplier'],
  buyer: ['otherRestaurant', 'suspendedSupplier', 'pendingSupplier'],
  cook: ['otherRestaurant', 'suspendedSupplier', 'pendingSupplier'],
  otherRestaurant: ['restaurant', 'suspendedSupplier', 'pendingSupplier'],
  supplier: ['otherSupplier', 'otherRestaurant'],
  desk: ['otherSupplier', 'otherRestaurant'],
  picker: ['otherSupplier', 'otherRestaurant'],
  otherSupplier: ['supplier', 'otherRestaurant'],
}
