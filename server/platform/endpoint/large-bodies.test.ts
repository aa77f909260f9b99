import type { Socket } from 'node:net'
import { MAX_IMPORT_BYTES } from '@halles/domain/import/imported-row.ts'
import type { Browser } from '@halles/testing/client/browser.ts'
import { rawSocket, readRaw, untilClosed } from '@halles/testing/client/raw-socket.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aRestaurant,
  aSupplier,
  aVisitor,
} from '@halles/testing/world/builders.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { createLargeBodies, LARGE_BODIES } from '../limits/large-bodies.ts'

const largeBodies = createLargeBodies()
const world = await aServerOf(await aTestDatabase(), {}, { largeBodies })
const PATH = '/api/catalogue-import/'
const FOREIGN = 'Origin: https://evil.example'
const held: Socket[] = []

const OF_ACCOUNT = LARGE_BODIES.ofAccount / MAX_IMPORT_BYTES
const OF_SERVER = LARGE_BODIES.ofServer / MAX_IMPORT_BYTES
const untilHeld = (count: number) =>
  expect.poll(largeBodies.held, { timeout: 60_000 }).toBe(count * MAX_IMPORT_BYTES)

afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy()
  await untilHeld(0)
})

/** Announces a file of which no byte is sent; the answer, once the connection has ended. */
async function announced(
  browser: Browser,
  { token = true, size = MAX_IMPORT_BYTES, lines = [] as string[] } = {},
): Promise<{ socket: Socket; answer: Promise<string> }> {
  if (!browser.cookies.has('csrftoken')) await browser.fetchToken()
  const socket = await rawSocket(world.origin)
  held.push(socket)
  const answer = untilClosed(socket)
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    `POST ${PATH} HTTP/1.1`,
    'Host: halles',
    `Cookie: ${cookies}`,
    ...(token ? [`X-CSRFToken: ${browser.cookies.get('csrftoken')}`] : []),
    'Content-Type: application/octet-stream',
    `Content-Length: ${size}`,
    ...lines,
  ]
  socket.write([...head, '', ''].join('\r\n'))
  return { socket, answer }
}

async function refusalOf(
  browser: Browser,
  options?: Parameters<typeof announced>[1],
): Promise<unknown[]> {
  const { status, code } = readRaw(await (await announced(browser, options)).answer)
  return [status, code]
}

/** Bodies on their way, each ten bytes short of what was announced. */
async function holdBodies(browser: Browser, count: number): Promise<Socket[]> {
  const bodies = Array.from({ length: count }, async () => {
    const { socket } = await announced(browser)
    socket.write(Buffer.alloc(MAX_IMPORT_BYTES - 10))
    return socket
  })
  return Promise.all(bodies)
}

const imported = (browser: Browser) => browser.post(PATH, Buffer.from(aPriceList()))
const statusOf = async (browser: Browser) => (await imported(browser)).status

describe('of a file no byte is read for who may not send it', () => {
  test('a visitor, a restaurant of any role, a picker, an operator', async () => {
    const owner = await aRestaurant(world)
    const cook = await aMember(world, owner, 'cook')
    const supplier = await aSupplier(world)
    const picker = await aMember(world, supplier, 'picker')
    const operator = await anOperator(world)
    expect(await refusalOf(aVisitor(world))).toEqual([401, 'not_authenticated'])
    for (const { browser } of [owner, cook, operator]) {
      expect(await refusalOf(browser)).toEqual([403, 'not_authorized'])
    }
    expect(await refusalOf(picker.browser)).toEqual([403, 'not_permitted'])
  })

  test('in the order of all checks: origin, session, size, token, role', async () => {
    const { browser: restaurant } = await aRestaurant(world)
    const tooLarge = { size: MAX_IMPORT_BYTES + 1, token: false }
    expect(await refusalOf(restaurant, tooLarge)).toEqual([413, 'too_large'])
    expect(await refusalOf(aVisitor(world), { lines: [FOREIGN] })).toEqual([403, 'csrf_failed'])
    expect(await refusalOf(aVisitor(world), { token: false })).toEqual([401, 'not_authenticated'])
    expect(await refusalOf(restaurant, { token: false })).toEqual([403, 'csrf_failed'])
  })
})

describe('files that are held', () => {
  test('are so many of an account; another gets in, and the first again once one has ended', async () => {
    const { browser: greedy } = await aSupplier(world)
    const { browser: neighbour } = await aSupplier(world)
    const [first] = await holdBodies(greedy, OF_ACCOUNT)
    await untilHeld(OF_ACCOUNT)
    expect(await imported(greedy)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    expect(Number((await imported(greedy)).headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await statusOf(neighbour)).toBe(201)
    first?.destroy()
    await untilHeld(OF_ACCOUNT - 1)
    expect(await statusOf(greedy)).toBe(201)
  })

  test('are so many of a server, and then nobody gets in before one has ended', async () => {
    const suppliers = await Promise.all(
      Array.from({ length: OF_SERVER / OF_ACCOUNT }, () => aSupplier(world)),
    )
    const { browser: late } = await aSupplier(world)
    const sockets = await Promise.all(
      suppliers.map(({ browser }) => holdBodies(browser, OF_ACCOUNT)),
    )
    await untilHeld(OF_SERVER)
    const { status, headers } = await imported(late)
    expect(status).toBe(503)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    sockets[0]?.[0]?.destroy()
    await untilHeld(OF_SERVER - 1)
    expect(await statusOf(late)).toBe(201)
  })

  test('are given back after every way to end: answered, refused, faulty', async () => {
    const { browser } = await aSupplier(world)
    for (let time = 0; time < 2 * OF_SERVER; time++) {
      expect((await browser.post(PATH, Buffer.from('name_fr'))).status).toBe(400)
    }
    expect(await statusOf(browser)).toBe(201)
  })
})
