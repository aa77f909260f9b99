import { LOT_PATTERN, lotsProblem, MAX_LOT_LENGTH, MAX_LOTS_OF_LINE } from '@halles/domain/lot.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { lineQuantity } from './amounts.ts'
import { askedDay } from './days.ts'
import { day } from './order.ts'
import { line, publicId } from './text.ts'

/** As a label prints it: compared without regard to case. */
export const lot = line(MAX_LOT_LENGTH)
  .regex(LOT_PATTERN, problem('characters_refused'))
  .meta({ example: 'L-2412A' })

/** From which lot how many cases of a line are. */
export const lineLot = z
  .object({ lot: z.string(), expires_on: day.nullable(), cases: z.int() })
  .meta({ id: 'LineLot' })

const givenLots = z
  .array(z.object({ lot, expires_on: askedDay.nullable().default(null), cases: lineQuantity }))
  .max(MAX_LOTS_OF_LINE, problem('too_many_lots'))

/** The lots of a line as they become, and as they were seen with its cases. */
export const givenLineLots = z
  .object({
    public_id: publicId,
    cases: lineQuantity.meta({ description: 'Of the line, as they were seen' }),
    seen: z.array(lineLot).max(MAX_LOTS_OF_LINE, problem('too_many_lots')),
    lots: givenLots,
  })
  .superRefine(({ cases, lots }, context) => {
    const wrong = lotsProblem(
      lots.map((of) => ({ lot: of.lot, expiresOn: of.expires_on, cases: of.cases })),
      cases,
    )
    if (!wrong) return
    const field = wrong.problem === 'lot_twice' ? 'lot' : 'cases'
    context.addIssue({
      code: 'custom',
      message: wrong.problem,
      path: ['lots', wrong.at, field],
    })
  })

/** A line with its lots, as whoever picks reads it: no price. */
export const lineWithLots = z
  .object({ public_id: publicId, cases: z.int(), lots: z.array(lineLot) })
  .meta({ id: 'LineWithLots' })
