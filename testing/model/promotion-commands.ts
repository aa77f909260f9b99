import fc from 'fast-check'
import { expect } from 'vitest'
import type { Body } from '../client/browser.ts'
import { command, expectRefusal, post } from './command.ts'
import { mailTo } from './mails.ts'
import { known, type Model } from './model.ts'
import { type RealMarket, read } from './real-market.ts'

const restaurant = fc.nat({ max: 1 })
const supplier = fc.nat({ max: 1 })

const recipientsOf = ({ consents, unsubscribed }: Model, by: number) =>
  consents.flatMap((isGiven, to) => (isGiven && !unsubscribed.has(`${to} ${by}`) ? [to] : []))

/** A supplier writes to those who want it, once an hour. */
export const promote = supplier.map((by) =>
  command(
    `send-promotion(${by})`,
    async (model, real) => {
      const seller = known(real.suppliers[by])
      const to = recipientsOf(model, by)
      const sent = known(model.promotions[by])
      const answer = await post(real, seller, '/api/send-promotion/', { message: 'Arrivage' })
      if (to.length > 0 && sent.length > 0) expectRefusal(answer, [429, 'promotion_too_soon'])
      else {
        expect([answer.status, answer.body.recipients]).toEqual([201, to.length])
        if (to.length > 0) sent.push(to.length)
        for (const one of to) mailTo(model, 'promotion', known(real.restaurants[one]).email)
      }
      await comparePromotions(model, real, by)
    },
    ({ isSuspended }) => !isSuspended[by],
  ),
)

/** A restaurant says whether it wants promotions, of all or of one. */
export const choosePromotions = fc
  .record({ restaurant, about: fc.constantFrom('all', 0, 1), wanted: fc.boolean() })
  .map(({ restaurant: by, about, wanted }) =>
    command(
      `promotion-choices(${by}, ${about}, ${wanted})`,
      async (model, real) => {
        const of =
          typeof about === 'number'
            ? { supplier_public_id: known(real.suppliers[about]).publicId }
            : {}
        const asker = known(real.restaurants[by])
        const answer = await post(real, asker, '/api/promotion-choices/', { ...of, wanted })
        expect(answer.status, answer.text).toBe(200)
        const name = `${by} ${about}`
        if (about === 'all') model.consents[by] = wanted
        else if (wanted) model.unsubscribed.delete(name)
        else model.unsubscribed.add(name)
        for (const one of real.suppliers.keys()) await comparePromotions(model, real, one)
      },
      ({ isSuspended }) => about === 'all' || !isSuspended[Number(about)],
    ),
  )

async function comparePromotions(model: Model, real: RealMarket, by: number): Promise<void> {
  if (model.isSuspended[by]) return
  const { recipients, promotions } = await read(known(real.suppliers[by]), '/api/promotion-list/')
  expect([recipients, promotions.map((sent: Body) => sent.recipients)]).toEqual([
    recipientsOf(model, by).length,
    known(model.promotions[by]),
  ])
}
