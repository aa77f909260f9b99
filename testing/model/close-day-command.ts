import fc from 'fast-check'
import { expect } from 'vitest'
import type { Body } from '../client/browser.ts'
import { command, expectRefusal, post } from './command.ts'
import { comparePart } from './compare-part.ts'
import { dayOf, firstOffered, WITH_DAYS } from './days.ts'
import { mailTrade } from './mails.ts'
import { known, type Model, type ModelOrder, type ModelPart } from './model.ts'
import { isWaiting, proposableBy } from './part-rules.ts'
import { lapse } from './proposal-rules.ts'
import { type RealMarket, read } from './real-market.ts'

/** A supplier closes a day; where it has orders, it says so a second time, and another day is proposed to those it can be. */
export const closeDay = fc
  .record({ day: fc.integer({ min: 8, max: 11 }), isConfirmed: fc.boolean() })
  .map(({ day, isConfirmed }) =>
    command(
      `close-day(${day}${isConfirmed ? ', confirmed' : ''})`,
      async (model, real) => {
        const seller = known(real.suppliers[WITH_DAYS])
        const on = partsOn(model, day)
        const answer = await post(real, seller, '/api/delivery-exception-save/', {
          zone_public_id: null,
          day: dayOf(real, day),
          kind: 'closed',
          confirm: isConfirmed,
        })
        if (on.length > 0 && !isConfirmed) expectRefusal(answer, [409, 'day_has_orders'])
        else {
          expect(answer.status, answer.text).toBe(200)
          model.closedDays.add(day)
          const proposed = new Map<string, string | null>()
          for (const at of on) proposed.set(at.part.publicId, await proposeNext(model, real, at))
          const seen = answer.body.orders.map((one: Body) => [
            one.order_public_id,
            one.proposed_day,
          ])
          expect(new Map(seen)).toEqual(proposed)
        }
        for (const { order, part } of on) await comparePart(model, real, order, part)
      },
      ({ isSuspended }) => !isSuspended[WITH_DAYS],
    ),
  )

function partsOn({ orders }: Model, day: number) {
  return orders
    .flatMap((order) => order.parts.map((part) => ({ order, part })))
    .filter(({ part }) => part.supplier === WITH_DAYS && part.day === day)
    .filter(({ part }) => part.status === 'pending' || part.status === 'acknowledged')
}

/** The next day is proposed unless something waits, or nothing can be proposed; it, or null. */
async function proposeNext(
  model: Model,
  real: RealMarket,
  at: { order: ModelOrder; part: ModelPart },
): Promise<string | null> {
  const { order, part } = at
  if (!proposableBy('supplier', part, order.isDone).includes('move')) return null
  lapse({ ...at, model, real })
  if (isWaiting(part)) return null
  const day = firstOffered(model, known(part.day ?? undefined) + 1)
  const { proposal } = await read(
    known(real.suppliers[WITH_DAYS]),
    `/api/supplier-order-list/?supplier_order_public_id=${part.publicId}`,
  )
  const [line] = proposal?.lines ?? []
  part.proposal = {
    publicId: proposal?.public_id ?? 'nothing was proposed',
    side: 'supplier',
    status: 'open',
    lines: [{ publicId: line?.public_id, line: null, oldCases: 0, newCases: 0, coming: null, day }],
  }
  part.proposals.push(part.proposal)
  mailTrade(model, real, 'proposal-made', 'restaurant', order.restaurant)
  return dayOf(real, day)
}
