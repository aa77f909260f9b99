import fc from 'fast-check'
import { expect } from 'vitest'
import type { Body } from '../client/browser.ts'
import { command, post } from './command.ts'
import { compareCart } from './compare.ts'
import { compareGuide } from './compare-guide.ts'
import { amountIn, wantedAgain, wantedByPar } from './guide.ts'
import { canBeOrdered, known } from './model.ts'

const restaurant = fc.nat({ max: 1 })
const HALF_A_DAY = 12 * 3_600

/** Somebody counts an item now, or sends late what was counted half a day ago: of two counts the later one stands. */
export const countItem = fc
  .record({
    restaurant,
    pick: fc.nat({ max: 3 }),
    amount: fc.constantFrom(0, 50, 200, 1_050),
    isOld: fc.boolean(),
    isByMember: fc.boolean(),
  })
  .map(({ restaurant: by, pick, amount, isOld, isByMember }) =>
    command(
      `guide-count(${by}, ${pick}, ${amount}${isOld ? ', old' : ''}${isByMember ? ', by its member' : ''})`,
      async (model, real) => {
        const guide = known(model.guides[by])
        const item = known(guide.items[pick % guide.items.length])
        const who = known((isByMember ? real.members : real.restaurants)[by])
        const answer = await post(real, who, '/api/guide-count-set/', {
          guide_public_id: guide.publicId,
          counts: [
            {
              item_public_id: item.publicId,
              amount: `${amountIn(item, amount)}`,
              seconds_ago: isOld ? HALF_A_DAY : 0,
            },
          ],
        })
        expect(answer.status, answer.text).toBe(200)
        if (!isOld || item.count === null || item.count.isOld)
          item.count = { amount, isOld, isByMember }
        const { count } = answer.body.counts[0]
        expect([Number(count.amount), count.is_own]).toEqual([
          amountIn(item, item.count.amount),
          item.count.isByMember === isByMember,
        ])
        await compareGuide(model, real, by)
      },
      ({ guides }) => (guides[by]?.items.length ?? 0) > 0,
    ),
  )

/** A restaurant fills its cart with what it last ordered of the guide, with what it ordered a week ago, or with what is missing to its pars. */
export const fillFromGuide = fc
  .record({
    restaurant,
    from: fc.constantFrom(
      'last_order' as const,
      'last_weekday' as const,
      'par' as const,
      'par' as const,
    ),
    isLost: fc.boolean(),
  })
  .map(({ restaurant: by, from, isLost }) =>
    command(
      `guide-fill(${by}, ${from}${isLost ? ', lost' : ''})`,
      async (model, real) => {
        const guide = known(model.guides[by])
        const body = { guide_public_id: guide.publicId, from }
        const buyer = known(real.restaurants[by])
        const answer = await post(real, buyer, '/api/guide-fill/', body, { isLost })
        expect(answer.status, answer.text).toBe(200)
        const wanted = [
          ...(from === 'par' ? wantedByPar(model, by, guide) : wantedAgain(model, by, guide, from)),
        ]
        const cart = known(model.carts[by])
        for (const [product, cases] of wanted)
          if (canBeOrdered(model, product))
            cart.set(product, Math.max(cart.get(product) ?? 0, cases))
        const named = (lines: Body[]) => lines.map((line) => line.product.public_id).sort()
        const expected = (isThere: boolean) =>
          wanted
            .filter(([product]) => canBeOrdered(model, product) === isThere)
            .map(([product]) => known(real.products[product]))
            .sort()
        expect([named(answer.body.filled), named(answer.body.left_out)]).toEqual([
          expected(true),
          expected(false),
        ])
        await compareCart(model, real, by)
        await compareGuide(model, real, by)
      },
      ({ guides }) => guides[by] !== undefined,
    ),
  )
