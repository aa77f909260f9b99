import type { Body } from '@halles/testing/client/browser.ts'
import { aStream } from '@halles/testing/client/stream.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aGuide, readGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aWeighedOrder, weighedProducts } from '@halles/testing/world/weighed-order.ts'
import { expect, test } from 'vitest'
import { readMailContent } from '../../mail/content/mail-content.ts'

const world = await anOwnApp()
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const products = await weighedProducts(world, supplier)

const get = async ({ browser }: typeof restaurant, path: string): Promise<Body> =>
  (await browser.get(`/api/${path}`)).body

test('guides and typed orders say which products are sold by weight', async () => {
  const { cheese, eggs } = products
  await anOrder(world, restaurant, [{ product: cheese, quantity: 1 }])
  await anOrder(world, restaurant, [{ product: eggs, quantity: 1 }])
  const byWeight = (rows: Body[]) =>
    Object.fromEntries(rows.map((row) => [row.name_fr, row.sold_by_weight]))
  const all = { Oka: 'weighed', Œufs: null }
  const { guide_public_id } = await aGuide(restaurant, [cheese, eggs])
  const { items } = (await readGuide(restaurant, guide_public_id)).body
  expect(byWeight(items.map((item: Body) => item.products[0]))).toEqual(all)
  expect(byWeight((await get(restaurant, 'guide-candidates/?days=30')).candidates)).toEqual(all)
  const text = '2 oka\n1 oeufs'
  const { lines } = (await restaurant.browser.post('/api/order-text/', { text })).body
  expect(byWeight(lines.map((line: Body) => line.matches[0].product))).toEqual(all)
})

test('what a customer orders is an estimate until all of it is weighed', async () => {
  const buyer = await aRestaurant(world)
  const order = await aWeighedOrder(world, buyer, supplier, products)
  const read = async () => {
    const { month, year, last_orders } = await get(
      supplier,
      `customer/?restaurant_public_id=${buyer.publicId}`,
    )
    const { results } = await get(supplier, 'customer-list/')
    const row = results.find((one: Body) => one.restaurant.public_id === buyer.publicId)
    return [month, year, last_orders[0], row].map((one) => one.is_estimate)
  }
  expect(await read()).toEqual([true, true, true, true])
  await order.weigh(supplier, { line: 0, packages: [8] }, { line: 1, packages: [10] })
  expect(await read()).toEqual([false, false, false, false])
})

test('an order’s event says whether its total is an estimate', async () => {
  const stream = await aStream(supplier.browser)
  await stream.until(() => stream.messages.length === 1)
  const placed = async (product: { publicId: string }) => {
    const before = stream.events().length
    await anOrder(world, restaurant, [{ product, quantity: 1 }])
    await stream.until(() => stream.events().length > before)
    return stream.events().at(-1)
  }
  expect(await placed(products.beef)).toMatchObject({ total_price: '110.00', is_estimate: true })
  expect(await placed(products.eggs)).toMatchObject({ total_price: '40.00', is_estimate: false })
})

test('who approves a cart reads that its total is an estimate, in the cart, the news and the mails', async () => {
  const owner = await aRestaurant(world)
  const cook = await aMember(world, owner, 'cook')
  const stream = await aStream(owner.browser)
  const news = () => stream.messages.at(-1)?.data.approval
  const ask = async (product: { publicId: string }) => {
    await aCart(cook, [{ product, quantity: 2 }])
    const { cart_version } = await get(cook, 'cart/')
    await cook.browser.post('/api/approval-ask/', { cart_version })
  }
  const mailed = async (what: 'asked' | 'refused' | 'placed') => {
    const kind = `approval-${what}` as const
    const { facts } = await lastMailQueued(world, kind)
    const person_id = what === 'asked' ? owner.person.id : cook.person.id
    const mail = { kind, facts, person_id, account_id: null }
    return readMailContent(world.database, mail as never)
  }
  await ask(products.beef)
  await stream.until(() => news()?.state === 'asked')
  expect(news()).toMatchObject({ total_price: '220.00', is_estimate: true })
  expect((await get(owner, 'cart/')).approval).toMatchObject({ is_estimate: true })
  expect(await mailed('asked')).toMatchObject({ totalCents: 22_000, isEstimate: true })
  await owner.browser.post('/api/approval-refuse/', {})
  expect(await mailed('refused')).toMatchObject({ isEstimate: true })
  await ask(products.beef)
  await owner.browser.post('/api/checkout/', {})
  await stream.until(() => news()?.state === 'placed')
  expect(news()).toMatchObject({ is_estimate: true })
  expect(await mailed('placed')).toMatchObject({ isEstimate: true })

  await ask(products.eggs)
  expect((await get(owner, 'cart/')).approval).toMatchObject({ is_estimate: false })
  expect(await mailed('asked')).toMatchObject({ isEstimate: false })
})

test('what is proposed says whether its difference is an estimate', async () => {
  const order = await aWeighedOrder(world, restaurant, supplier, products)
  const [cheese, , eggs] = order.lines
  await order.weigh(supplier, { line: 0, packages: [8] })
  await order.propose(restaurant, {
    order_version: (await order.buyersPart()).order_version,
    lines: [
      { public_id: cheese, quantity: 5 },
      { public_id: eggs, quantity: 2 },
    ],
  })
  const { lines } = await order.open()
  expect(lines.map((line: Body) => [line.difference, line.is_estimate])).toEqual([
    ['50.00', true],
    ['40.00', false],
  ])
})
