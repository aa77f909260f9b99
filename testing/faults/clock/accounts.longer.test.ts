import { expect, test } from 'vitest'
import { aClockToSet } from '../../database/clock-to-set.ts'
import { aServerOf } from '../../servers/test-app.ts'
import {
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
} from '../../world/builders.ts'

const DAY = 24
const YEAR_AND_MORE = 400 * DAY
const { database, setClock } = await aClockToSet()
const world = await aServerOf(database, { rateLimits: true })

const isSignedIn = async ({ browser }: Pick<BuiltAccount, 'browser'>) =>
  (await browser.get('/api/auth/status/')).status === 200

test.for([-1, -YEAR_AND_MORE])(
  'a session goes on when the clock is set back by %i hours',
  async (hours) => {
    const account = await aRestaurant(world)
    await setClock(hours)
    expect(await isSignedIn(account)).toBe(true)
    expect((await account.browser.post('/api/language/', { lang: 'en' })).status).toBe(204)
    await setClock(-hours)
  },
)

test.for([1, YEAR_AND_MORE])(
  'an owner who was blocked while the clock was ahead by %i hours gets in once it was set back',
  async (hours) => {
    const { email } = await aRestaurant(world)
    const login = (password: string) =>
      aVisitor(world).post('/api/auth/login/', { email, password })
    await setClock(hours)
    for (let tried = 0; tried < 8; tried++) await login('pas-le-bon-mot')
    expect((await login(PASSWORD)).status).toBe(429)
    await setClock(-hours)
    const answer = await login(PASSWORD)
    expect(answer.status, answer.text).toBe(200)
  },
)

test('a limit of a minute or an hour that was used up while the clock was ahead begins anew', async () => {
  const ask = () =>
    aVisitor(world).post('/api/contact-us/', {
      first_name: 'Luc',
      last_name: 'Roy',
      email: 'luc@exemple.test',
      question: 'Livrez-vous à Laval ?',
    })
  await setClock(YEAR_AND_MORE)
  const statuses = []
  for (let asked = 0; asked < 4; asked++) statuses.push((await ask()).status)
  expect(statuses.at(-1)).toBe(429)
  await setClock(-YEAR_AND_MORE)
  const answer = await ask()
  expect(answer.status, answer.text).toBe(204)
})

test('links that lead nowhere, tried while the clock was ahead, block nobody after', async () => {
  const confirm = () =>
    aVisitor(world).post('/api/password-reset/confirm/', {
      uidb64: 'bm9ib2R5',
      token: 'x'.repeat(43),
      new_password: 'sirop-de-bouleau',
    })
  await setClock(YEAR_AND_MORE)
  for (let tried = 0; tried < 11; tried++) await confirm()
  expect((await confirm()).status).toBe(429)
  await setClock(-YEAR_AND_MORE)
  expect((await confirm()).status).toBe(400)
})

async function aPromotion({ browser }: BuiltAccount): Promise<number> {
  return (await browser.post('/api/send-promotion/', { message: 'Bavette en rabais.' })).status
}

test.for([-1, -YEAR_AND_MORE])(
  'a promotion sent before the clock is set back by %i hours is the only one of its hour [A198]',
  async (hours) => {
    const supplier = await aSupplier(world)
    expect(await aPromotion(supplier)).toBe(201)
    await setClock(hours)
    expect(await aPromotion(supplier)).toBe(429)
    // An hour after it was sent, by the clock that it was sent by.
    await setClock(1 - hours)
    expect(await aPromotion(supplier)).toBe(201)
    await setClock(-1)
  },
)

test('a promotion is sent within the hour after the clock went ahead by one: an hour of the database’s clock is all that is known', async () => {
  const supplier = await aSupplier(world)
  expect(await aPromotion(supplier)).toBe(201)
  await setClock(1)
  expect(await aPromotion(supplier)).toBe(201)
  expect(await aPromotion(supplier)).toBe(429)
  await setClock(-1)
})
