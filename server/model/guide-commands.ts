import fc from 'fast-check'
import { expect } from 'vitest'
import type { Body } from '../testing/browser.ts'
import { command, expectRefusal, post } from './command.ts'
import { compareCart } from './compare.ts'
import { canBeOrdered, known, type Model, type ModelOrder, sum } from './model.ts'
import { type RealMarket, read } from './real-market.ts'

const restaurant = fc.nat({ max: 1 })

/** A restaurant makes its guide, or adds a product to it, as it has seen it or as it was before. */
export const saveGuide = fc
  .record({ restaurant, product: fc.nat({ max: 3 }), isStale: fc.nat({ max: 3 }) })
  .map(({ restaurant: by, product, isStale }) =>
    command(
      `guide-save(${by}, ${product}${isStale === 0 ? ', stale' : ''})`,
      async (model, real) => {
        const guide = model.guides[by]
        const version = guide && guide.version - (isStale === 0 ? 1 : 0)
        const answer = await post(real, known(real.restaurants[by]), '/api/guide-save/', {
          ...(guide && { guide_public_id: guide.publicId, guide_version: version }),
          name: 'Carnet',
          products: [known(real.products[product])],
        })
        if (guide && isStale === 0) expectRefusal(answer, [409, 'guide_changed'])
        else {
          expect(answer.status, answer.text).toBe(200)
          const { guide_public_id: publicId, guide_version } = answer.body
          expect(guide_version).toBeGreaterThan(guide?.version ?? 0)
          const products = new Set([...(guide?.products ?? []), product])
          model.guides[by] = { publicId, version: guide_version, products: [...products] }
        }
        await compareGuide(model, real, by)
      },
      // What cannot be ordered comes into no guide.
      (model) => canBeOrdered(model as Model, product),
    ),
  )

/** It takes the first item out. */
export const removeItem = fc.record({ restaurant }).map(({ restaurant: by }) =>
  command(
    `guide-item-remove(${by})`,
    async (model, real) => {
      const guide = known(model.guides[by])
      const asker = known(real.restaurants[by])
      const { items } = await read(asker, `/api/guide/?guide_public_id=${guide.publicId}`)
      const answer = await post(real, asker, '/api/guide-item-remove/', {
        guide_public_id: guide.publicId,
        guide_version: guide.version,
        item_public_id: items[0].public_id,
      })
      expect(answer.status, answer.text).toBe(200)
      guide.version = answer.body.guide_version
      guide.products.shift()
      await compareGuide(model, real, by)
    },
    ({ guides }) => (guides[by]?.products.length ?? 0) > 0,
  ),
)

/** It fills its cart with what it last ordered of the guide. */
export const fillFromGuide = fc.record({ restaurant, isLost: fc.boolean() }).map((given) =>
  command(
    `guide-fill(${given.restaurant}${given.isLost ? ', lost' : ''})`,
    async (model, real) => {
      const by = given.restaurant
      const guide = known(model.guides[by])
      const body = { guide_public_id: guide.publicId, from: 'last_order' }
      const options = { isLost: given.isLost }
      const answer = await post(
        real,
        known(real.restaurants[by]),
        '/api/guide-fill/',
        body,
        options,
      )
      expect(answer.status, answer.text).toBe(200)
      const wanted = wantedAgain(model, by, guide.products)
      const cart = known(model.carts[by])
      const isPossible = ([product]: [number, number]) => canBeOrdered(model, product)
      for (const [product, cases] of [...wanted].filter(isPossible))
        cart.set(product, Math.max(cart.get(product) ?? 0, cases))
      const named = (lines: Body[]) => lines.map((line) => line.product.public_id).sort()
      const expected = (isThere: boolean) =>
        [...wanted]
          .filter((one) => isPossible(one) === isThere)
          .map(([product]) => known(real.products[product]))
          .sort()
      expect([named(answer.body.filled), named(answer.body.left_out)]).toEqual([
        expected(true),
        expected(false),
      ])
      await compareCart(model, real, by)
    },
    ({ guides }) => guides[given.restaurant] !== undefined,
  ),
)

/** Cases by product, as asked for in the newest order that has one of these; not what the restaurant removed from it. */
function wantedAgain(model: Model, by: number, products: number[]): Map<number, number> {
  const linesOf = ({ parts }: ModelOrder) =>
    parts.flatMap((part) => part.lines).filter((line) => products.includes(line.product))
  const own = model.orders.filter((order) => order.restaurant === by)
  const newest = own.findLast((order) => linesOf(order).length > 0)
  const lines = newest ? linesOf(newest).filter((line) => !line.isUnwanted) : []
  return new Map(
    lines.map(({ product }) => {
      const same = lines.filter((line) => line.product === product)
      return [product, sum(same.map((line) => line.quantity))]
    }),
  )
}

async function compareGuide(model: Model, real: RealMarket, by: number): Promise<void> {
  const guide = known(model.guides[by])
  const { guide_version, items } = await read(
    known(real.restaurants[by]),
    `/api/guide/?guide_public_id=${guide.publicId}`,
  )
  expect([guide_version, items.map((item: Body) => item.products[0].public_id)]).toEqual([
    guide.version,
    guide.products.map((product) => known(real.products[product])),
  ])
}
