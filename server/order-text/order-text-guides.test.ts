import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant } from '@halles/testing/world/builders.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { aKitchen, learnWords, readOrderText } from '@halles/testing/world/kitchen.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()

describe('what stands in a guide', () => {
  /** Onions of both colours were ordered; a guide has the yellow ones, under a name of the kitchen's own. */
  async function withGuide() {
    const kitchen = await aKitchen(world)
    const { restaurant, yellow, red } = kitchen
    await anOrder(
      world,
      restaurant,
      [yellow, red].map((product) => ({ product, quantity: 1 })),
    )
    const guide = await aGuide(restaurant, [yellow])
    const { guide_public_id, item_public_id } = guide
    const item = { guide_public_id, item_public_id }
    const label = { label: 'Base à soupe', section: '', measure: 'case', par: null }
    const saved = await restaurant.browser.post('/api/guide-item-save/', {
      ...{ ...item, guide_version: 1, ...label, products: [yellow.publicId] },
    })
    expect(saved.body).toMatchObject({ guide_version: 2 })
    return { ...kitchen, item }
  }

  test('is chosen by what the guide calls it, and offered before what was ordered by a part of its name', async () => {
    const { restaurant } = await withGuide()
    expect(await readOrderText(restaurant, '2 oignons\nbase à soupe x2\noignons rouges')).toEqual([
      ['several', 'Oignons jaunes', 2],
      ['kitchen', 'Oignons jaunes', 2],
      ['kitchen', 'Oignons rouges', 1],
    ])
  })

  test('is chosen without having been ordered', async () => {
    const { restaurant, red } = await aKitchen(world)
    await aGuide(restaurant, [red])
    expect(await readOrderText(restaurant, 'oignons')).toEqual([['kitchen', 'Oignons rouges', 1]])
  })

  test('comes after what the words are known to mean, which is offered once', async () => {
    const { restaurant, red } = await withGuide()
    await learnWords(restaurant, 'oignon', red)
    expect(await readOrderText(restaurant, 'oignons')).toEqual([['known', 'Oignons rouges', 1]])
    const { body } = await restaurant.browser.post('/api/order-text/', { text: 'oignons' })
    const names = body.lines[0].matches.map(({ product }: Body) => product.name_fr)
    expect(names).toEqual(['Oignons rouges', 'Oignons jaunes'])
  })

  test.each(['removed', 'archived'])('is no longer meant once it is %s', async (change) => {
    const { restaurant, item } = await withGuide()
    const call = change === 'removed' ? 'guide-item-remove' : 'guide-archive'
    const { guide_public_id, item_public_id } = item
    const seen = { guide_public_id, guide_version: 2 }
    const body = change === 'removed' ? { ...seen, item_public_id } : seen
    expect((await restaurant.browser.post(`/api/${call}/`, body)).status).toBe(200)
    expect(await readOrderText(restaurant, 'base à soupe\noignons')).toEqual([
      ['not_found', undefined, undefined],
      ['several', expect.anything(), 1],
    ])
  })

  test.each(['deleted', 'out', 'not delivered to its city'])(
    'is not chosen while its product is %s',
    async (state) => {
      const { restaurant, supplier, yellow } = await withGuide()
      const product = { public_id: yellow.publicId }
      if (state === 'deleted') await supplier.browser.delete('/api/add-edit-product/', product)
      else if (state === 'out')
        await supplier.browser.post('/api/product-availability/', { ...product, available: false })
      else
        await world.database
          .deleteFrom('supplier_city')
          .where('supplier_id', '=', supplier.id)
          .execute()
      const [[said]] = await readOrderText(restaurant, 'base à soupe')
      expect(said).toBe('not_orderable')
    },
  )

  test('says nothing in another kitchen', async () => {
    await withGuide()
    const other = await aRestaurant(world)
    const [[said]] = await readOrderText(other, 'base à soupe')
    expect(said).toBe('not_found')
  })
})
