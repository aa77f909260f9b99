import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()

async function aGuideOfOne() {
  const product = await aProduct(world, await aSupplier(world))
  const restaurant = await aRestaurant(world)
  const { guide_public_id, item_public_id } = await aGuide(restaurant, [product])
  const post = (call: string, body: object) => restaurant.browser.post(`/api/${call}/`, body)
  const counts = [{ item_public_id, amount: '2' }]
  expect((await post('guide-count-set', { guide_public_id, counts })).status).toBe(200)
  const listed = async () => (await restaurant.browser.get('/api/guide-list/')).body.guides
  const [{ guide_version }] = await listed()
  return { post, listed, seen: { guide_public_id, guide_version } }
}

test('an archived guide is deleted, with its items and what was counted of them', async () => {
  const { post, listed, seen } = await aGuideOfOne()
  const archived = await post('guide-archive', seen)
  const { status, body } = await post('guide-delete', { ...seen, ...archived.body })
  expect([status, body]).toEqual([200, {}])
  expect(await listed()).toEqual([])
  for (const table of ['guide', 'guide_item', 'guide_count'] as const)
    expect(await world.database.selectFrom(table).selectAll().execute()).toEqual([])
  expect((await post('guide-delete', seen)).status).toBe(404)
})

test('one in use, or that somebody has restored meanwhile, stays', async () => {
  const { post, seen } = await aGuideOfOne()
  const before = await fingerprint(world.database)
  const refused = await post('guide-delete', seen)
  expect([refused.status, refused.body.code]).toEqual([409, 'guide_changed'])
  expect(await fingerprint(world.database)).toBe(before)
  const archived = await post('guide-archive', seen)
  const restore = { ...seen, ...archived.body, archived: false }
  expect((await post('guide-archive', restore)).status).toBe(200)
  const late = await post('guide-delete', { ...seen, ...archived.body })
  expect([late.status, late.body.code]).toEqual([409, 'guide_changed'])
})
