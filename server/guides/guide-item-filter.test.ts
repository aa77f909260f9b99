import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
const supplier = await aSupplier(world)
const other = await aSupplier(world)
const nothingAsked = { marks: [], origin: [], keep: [], without: [] }
const withoutNuts = { ...nothingAsked, without: ['tree_nuts'] }
const free = { contains: [], mayContain: [] }
let restaurant: Awaited<ReturnType<typeof aRestaurant>>
beforeEach(async () => {
  restaurant = await aRestaurant(world)
})

async function save(products: { publicId: string }[], filter: unknown, further = {}) {
  const given = { products: products.map(({ publicId }) => publicId), filter, ...further }
  return restaurant.browser.post('/api/guide-save/', { name: 'Cuisine', ...given })
}

async function itemsOf(guide: string): Promise<Body[]> {
  return (await restaurant.browser.get(`/api/guide/?guide_public_id=${guide}`)).body.items
}

test('an item keeps the filter of the list it was made from; one that was there stays as it is', async () => {
  const cake = await aProduct(world, supplier, { facts: free })
  const bread = await aProduct(world, supplier, { facts: free })
  const { body } = await save([cake], undefined)
  const seen = { guide_public_id: body.guide_public_id, guide_version: body.guide_version }
  const asked = { ...withoutNuts, without: ['milk', 'tree_nuts', 'milk'] }
  await save([cake, bread], asked, seen)
  const filters = (await itemsOf(body.guide_public_id)).map(({ filter }) => filter)
  expect(filters).toEqual([null, { ...nothingAsked, without: ['tree_nuts', 'milk'] }])
})

test('a filter that asks for nothing is none; one that there is not is refused', async () => {
  const product = await aProduct(world, supplier)
  const { body } = await save([product], nothingAsked)
  expect((await itemsOf(body.guide_public_id))[0]?.filter).toBeNull()
  for (const without of [['licorne'], 'milk', Array.from({ length: 100 }, () => 'milk')]) {
    const { status } = await save([product], { ...nothingAsked, without }, { name: 'Autre' })
    expect(status).toBe(400)
  }
})

test('a product that is no longer what was asked for is marked', async () => {
  const cake = await aProduct(world, supplier, { facts: free })
  const { body } = await save([cake], withoutNuts)
  const isMet = async () => (await itemsOf(body.guide_public_id))[0]?.products[0].meets_filter
  expect(await isMet()).toBe(true)
  const change = (contains: 'tree_nuts'[] | null) =>
    world.database
      .updateTable('product')
      .set({ contains })
      .where('public_id', '=', cake.publicId)
      .execute()
  await change(['tree_nuts'])
  expect(await isMet()).toBe(false)
  // Not stated is not free of.
  await change(null)
  expect(await isMet()).toBe(false)
})

test('equal products are offered by it until it is taken off, which saving the item otherwise does not', async () => {
  const tart = { category: 'deli', nameFr: 'Tarte aux pommes' } as const
  const own = await aProduct(world, supplier, { ...tart, facts: free })
  const nutty = await aProduct(world, other, {
    ...tart,
    facts: { contains: ['tree_nuts'], mayContain: [] },
  })
  const unsaid = await aProduct(world, other, tart)
  const equal = await aProduct(world, other, { ...tart, facts: free })
  const { body } = await save([own], withoutNuts)
  const { guide_public_id } = body
  const [item] = await itemsOf(guide_public_id)
  const offered = async () => {
    const asked = `guide_public_id=${guide_public_id}&item_public_id=${item?.public_id}`
    const answer = await restaurant.browser.get(`/api/guide-candidates/?${asked}`)
    return answer.body.candidates.map((one: Body) => one.public_id).sort()
  }
  expect(await offered()).toEqual([equal.publicId])
  const facts = { label: '', section: 'Dessert', measure: 'case', par: null }
  const edit = (guide_version: number, filter?: null) =>
    restaurant.browser.post('/api/guide-item-save/', {
      ...{ guide_public_id, guide_version, item_public_id: item?.public_id, ...facts },
      products: [own.publicId],
      ...(filter === null && { filter }),
    })
  const kept = await edit(body.guide_version)
  expect((await itemsOf(guide_public_id))[0]?.filter).toEqual(withoutNuts)
  await edit(kept.body.guide_version, null)
  expect((await itemsOf(guide_public_id))[0]?.filter).toBeNull()
  expect(await offered()).toEqual([nutty, unsaid, equal].map(({ publicId }) => publicId).sort())
})
