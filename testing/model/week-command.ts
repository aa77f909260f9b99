import fc from 'fast-check'
import { command } from './command.ts'
import { compareAll } from './compare.ts'
import { passWeek } from './pass-week-sql.ts'

/** A week passes since all that was ordered: the database's clock is not ours to move, so the orders' is. */
export const weekPasses = fc.constant(
  command(
    'a week passes',
    async (model, real) => {
      await passWeek(
        real.world.database,
        model.orders.map(({ publicId }) => publicId),
      )
      for (const order of model.orders) order.weeksAgo++
      await compareAll(model, real)
    },
    ({ orders }) => orders.length > 0,
  ),
)
