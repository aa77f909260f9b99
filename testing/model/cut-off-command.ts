import fc from 'fast-check'
import { agreeOnDayOf } from '../world/change-order.ts'
import { command } from './command.ts'
import { compareSides, partAt, somePart } from './part-command.ts'

/** A delivery is agreed on, or its cut-off passes: the database's clock is not ours to move, so the order's is. */
export const moveCutOff = fc
  .record({ pick: somePart, cutOff: fc.constantFrom('ahead' as const, 'past' as const) })
  .map(({ pick, cutOff }) =>
    command(
      `the cut-off(${pick}) is ${cutOff}`,
      async (model, real) => {
        const { order, part } = partAt(model, pick)
        await agreeOnDayOf(real.world.database, part.publicId, cutOff === 'ahead' ? 60 : -60)
        part.cutOff = cutOff
        // Two days from today, as agreeOnDayOf has it.
        part.day = 2
        await compareSides(model, real, order, part)
      },
      ({ orders }) => orders.length > 0,
    ),
  )
