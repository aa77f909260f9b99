import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  PASSWORD,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

const suspend = (public_id: unknown) =>
  operator.browser.post('/api/operator/account-suspend/', { public_id })
const reactivate = (public_id: unknown) =>
  operator.browser.post('/api/operator/account-reactivate/', { public_id })

const actionsOn = async (accountId: number) => {
  const rows = await world.database
    .selectFrom('operator_action')
    .select(['action', 'subject'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ action, subject }) => `${action} ${subject}`)
}

test('a suspended account is out on its next request, everywhere, and cannot come back in [A030]', async () => {
  const { publicId, email, browser } = await aRestaurant(world)
  const elsewhere = aVisitor(world)
  const login = () => elsewhere.post('/api/auth/login/', { email, password: PASSWORD })
  expect((await login()).status).toBe(200)
  expect((await suspend(publicId)).status).toBe(204)
  for (const device of [browser, elsewhere]) {
    expect((await device.get('/api/auth/status/')).status).toBe(401)
  }
  expect(await login()).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
})

test('once reactivated it signs in again; the sessions that ended stay ended', async () => {
  const { id, publicId, name, email, browser } = await aSupplier(world)
  await suspend(publicId)
  expect((await reactivate(publicId)).status).toBe(204)
  expect((await browser.get('/api/auth/status/')).status).toBe(401)
  expect(
    (await aVisitor(world).post('/api/auth/login/', { email, password: PASSWORD })).status,
  ).toBe(200)
  expect(await actionsOn(id)).toEqual([`suspend ${name}`, `reactivate ${name}`])
})

test('a suspended supplier’s products leave lists and carts, and return with it [A106]', async () => {
  const supplier = await aSupplier(world)
  const restaurant = await aRestaurant(world)
  const product = await aProduct(world, supplier, { nameFr: 'Côte levée fumée' })
  await aCart(restaurant, [{ product, quantity: 2 }])
  const found = async () =>
    (await restaurant.browser.get('/api/product-list/?category_name=all&search=fumee')).body.count
  const inCart = async () => linesOf((await restaurant.browser.get('/api/cart/')).body).length
  expect([await found(), await inCart()]).toEqual([1, 1])
  await suspend(supplier.publicId)
  expect([await found(), await inCart()]).toEqual([0, 0])
  await reactivate(supplier.publicId)
  expect([await found(), await inCart()]).toEqual([1, 1])
})

test('what an account writes while it is suspended is written before, or not at all [I12]', async () => {
  const outcomes = new Set<number>()
  const product = await aProduct(world, await aSupplier(world))
  for (let round = 0; round < rounds(8); round++) {
    const { id, publicId, browser } = await aRestaurant(world)
    await browser.fetchToken()
    const cart = () =>
      world.database.selectFrom('cart_line').selectAll().where('restaurant_id', '=', id).execute()
    const add = () => browser.post('/api/cart-add/', { productId: product.publicId, quantity: 1 })
    // What the writes left when the suspension was answered is all that they ever leave.
    const suspending = suspend(publicId).then(async (answer) => ({ answer, left: await cart() }))
    const writes = await Promise.all([add(), add(), suspending.then(add), add()])
    const { answer, left } = await suspending
    expect(answer.status).toBe(204)
    expect(await cart()).toEqual(left)
    expect(left[0]?.quantity ?? 0).toBe(writes.filter(({ status }) => status === 200).length)
    expect(writes[2]?.status).toBe(401)
    for (const { status } of writes) outcomes.add(status)
  }
  expect(outcomes.isSubsetOf(new Set([200, 401]))).toBe(true)
})

test('a profile or a login under way neither stops a suspension nor outlives it [I12]', async () => {
  for (let round = 0; round < rounds(5); round++) {
    const { id, publicId, email, browser } = await aRestaurant(world)
    const visitor = aVisitor(world)
    await Promise.all([browser.fetchToken(), visitor.fetchToken()])
    const [answer, language, login] = await Promise.all([
      suspend(publicId),
      browser.post('/api/language/', { lang: 'en' }),
      visitor.post('/api/auth/login/', { email, password: PASSWORD }),
    ])
    expect(answer.status).toBe(204)
    expect([204, 401]).toContain(language.status)
    expect([200, 403]).toContain(login.status)
    const sessions = world.database.selectFrom('session').select('account_id')
    expect(await sessions.where('account_id', '=', id).execute()).toEqual([])
  }
})

test('ten clicks at once suspend once, and ten more reactivate once [I20]', async () => {
  const { id, publicId, name } = await aRestaurant(world)
  const tenTimes = async (click: (id: string) => ReturnType<typeof suspend>) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => click(publicId)))
    return answers.map(({ status, body }) => body?.code ?? status).sort()
  }
  expect(await tenTimes(suspend)).toEqual([204, ...Array(9).fill('account_not_active')])
  expect(await tenTimes(reactivate)).toEqual([204, ...Array(9).fill('account_not_suspended')])
  expect(await actionsOn(id)).toEqual([`suspend ${name}`, `reactivate ${name}`])
})

test.for([
  ['pending', suspend, 'account_not_active'],
  ['refused', suspend, 'account_not_active'],
  ['suspended', suspend, 'account_not_active'],
  ['closed', suspend, 'account_not_active'],
  ['pending', reactivate, 'account_not_suspended'],
  ['active', reactivate, 'account_not_suspended'],
  ['refused', reactivate, 'account_not_suspended'],
  ['closed', reactivate, 'account_not_suspended'],
] as const)('of a %s account it is refused, and nothing changes', async ([status, move, code]) => {
  const { publicId } = await aRestaurant(world, { status })
  const before = await fingerprint(world.database)
  expect(await move(publicId)).toMatchObject({ status: 409, body: { code } })
  expect(await fingerprint(world.database)).toBe(before)
})

test('operators, oneself included, are not suspended this way', async () => {
  const other = await anOperator(world)
  for (const { publicId } of [operator, other]) {
    expect((await suspend(publicId)).status).toBe(404)
    expect((await reactivate(publicId)).status).toBe(404)
  }
  expect((await other.browser.get('/api/auth/status/')).status).toBe(200)
})
