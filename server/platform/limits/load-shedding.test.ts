import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aRestaurant } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLoadShedding } from './load-shedding.ts'

const ORDINARY = {}
const CRITICAL = { critical: true } as const

test.each([
  ['one ordinary request', [ORDINARY], { ordinary: true, critical: true }],
  ['as many as may be', [ORDINARY, ORDINARY], { ordinary: false, critical: true }],
  ['critical ones among them', [ORDINARY, CRITICAL], { ordinary: false, critical: true }],
  ['critical ones beyond', [ORDINARY, ORDINARY, CRITICAL], { ordinary: false, critical: false }],
])('With %s at work, the next is admitted or refused', async (_name, atWork, admitted) => {
  for (const [kind, endpoint] of [
    ['ordinary', ORDINARY],
    ['critical', CRITICAL],
  ] as const) {
    const { admit } = createLoadShedding({ ordinary: 2, critical: 3 })
    for (const one of atWork) void admit(one, () => new Promise(() => {}))
    const next = admit(endpoint, async () => 'done')
    if (admitted[kind]) expect(await next).toBe('done')
    else await expect(next).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  }
})

test('What has ended, well or not, makes room', async () => {
  const { admit } = createLoadShedding({ ordinary: 1, critical: 1 })
  await admit(ORDINARY, async () => {})
  await expect(admit(ORDINARY, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(await admit(ORDINARY, async () => 'done')).toBe('done')
})

test('A list that finds too many requests at work is told when to come back, a checkout is not refused', async () => {
  const database = await aTestDatabase()
  const world = await aServerOf(
    database,
    {},
    { shedding: createLoadShedding({ ordinary: 1, critical: 2 }) },
  )
  const { browser } = await aRestaurant(world)
  await browser.fetchToken()
  const [held, checkout] = await database.transaction().execute(async (tx) => {
    await sql`lock table session in access exclusive mode`.execute(tx)
    const held = browser.get('/api/cart/')
    expect(await comesToWait(database, held, 1)).toBe(true)
    const refused = await browser.get('/api/product-list/')
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(refused.headers.get('Retry-After')).toMatch(/^[1-5]$/)
    const checkout = browser.post('/api/checkout/', {})
    expect(await comesToWait(database, checkout, 2)).toBe(true)
    return [held, checkout]
  })
  expect((await held).status).toBe(200)
  expect(await checkout).toMatchObject({ status: 400, body: { code: 'cart_empty' } })
  expect((await browser.get('/api/cart/')).status).toBe(200)
})
