import fc from 'fast-check'
import { expect } from 'vitest'
import type { Body } from '../client/browser.ts'
import type { BuiltAccount } from '../world/builders.ts'
import { command, expectRefusal, type MarketCommand, post, type Refused } from './command.ts'
import { compareRestaurantOrders, compareSupplier } from './compare.ts'
import { comparePart } from './compare-part.ts'
import { known, type Model, type ModelOrder, type ModelPart, type Side } from './model.ts'
import type { RealMarket } from './real-market.ts'

export type PartStep = {
  order: ModelOrder
  part: ModelPart
  /** Whether its restaurant has closed the order. */
  isOver: boolean
  model: Model
  real: RealMarket
}

/** A call about a supplier's part of an order. */
export type PartCall = {
  by: Side
  path: string
  body: object
  refused?: Refused | undefined
  /** 200 unless said. */
  answered?: number
  /** What becomes of the model by what was answered. */
  apply?: (answer: Body) => void | Promise<void>
}

/** Often the same one: what a call is refused for has to have happened before. */
export const somePart = fc.oneof(fc.constant(0), fc.nat({ max: 7 }))

/** Counted from the newest, among those that are preferred where there are any. */
export function partAt(
  model: Model,
  pick: number,
  isPreferred: (part: ModelPart) => boolean = () => true,
): Pick<PartStep, 'order' | 'part'> {
  const all = model.orders.flatMap((order) => order.parts.map((part) => ({ order, part })))
  const preferred = all.filter(({ part }) => isPreferred(part))
  const parts = preferred.length > 0 ? preferred : all
  return known(parts.at(-1 - (pick % parts.length)))
}

/** A command about one of the orders there are: `call` says what is asked, and refused or not. */
export function partCommand<Given extends object>(
  name: string,
  given: fc.Arbitrary<Given>,
  call: (step: PartStep, given: Given) => PartCall | undefined,
  isPreferred?: (part: ModelPart) => boolean,
): fc.Arbitrary<MarketCommand> {
  const arbitrary = fc.record({ pick: somePart, isLost: fc.boolean(), given })
  return arbitrary.map(({ pick, isLost, given: value }) =>
    command(
      `${name}(${pick}, ${JSON.stringify(value)}${isLost ? ', lost' : ''})`,
      async (model, real) => {
        const { order, part } = partAt(model, pick, isPreferred)
        const asked = call({ order, part, isOver: order.isDone, model, real }, value)
        // Nobody who is suspended asks anything.
        if (!asked || (asked.by === 'supplier' && model.isSuspended[part.supplier])) return
        const { by, path, body, refused, answered = 200, apply } = asked
        const asker = accountOf(real, { by, order, part })
        const answer = await post(real, asker, path, body, { isLost: isLost && !refused })
        if (refused) expectRefusal(answer, refused)
        else {
          expect(answer.status, answer.text).toBe(answered)
          await apply?.(answer.body)
        }
        await compareSides(model, real, order, part)
      },
      ({ orders }) => orders.length > 0,
    ),
  )
}

export async function compareSides(
  model: Model,
  real: RealMarket,
  order: ModelOrder,
  part: ModelPart,
) {
  await comparePart(model, real, order, part)
  await compareRestaurantOrders(model, real, order.restaurant)
  await compareSupplier(model, real, part.supplier)
}

function accountOf(
  real: RealMarket,
  { by, order, part }: Pick<PartStep, 'order' | 'part'> & { by: Side },
): BuiltAccount {
  return known(
    by === 'restaurant' ? real.restaurants[order.restaurant] : real.suppliers[part.supplier],
  )
}

/** The part in what a call has answered to one of its sides. */
export function partIn(side: Side, answer: Body, { publicId }: ModelPart): Body {
  if (side === 'supplier') return answer
  return answer.supplier_products.find((one: Body) => one.public_id === publicId)
}

/** The lines of a part in an answer. */
export function linesIn(side: Side, answer: Body, part: ModelPart): Body[] {
  return side === 'supplier' ? answer.orderProducts : partIn(side, answer, part).products
}

export const INVALID: Refused = [400, 'invalid_input']
