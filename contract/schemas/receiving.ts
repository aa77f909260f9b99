import { RECEIVING_REASONS } from '@halles/domain/reasons.ts'
import { CREDIT_STATUSES } from '@halles/domain/receiving.ts'
import { z } from 'zod'
import { money, quantityPerCase } from './amounts.ts'
import { publicId } from './text.ts'

const instant = z.iso.datetime({ offset: true })
const day = z.iso.date().meta({ description: 'YYYY-MM-DD, in Montréal' })
/** `at` is null for the other side; the first name where it was erased. */
const doneBy = {
  at: instant.nullable(),
  by: z.object({ first_name: z.string().nullable() }).nullable(),
  note: z.string(),
}

/** What a delivery brought: only the lines that were not as agreed. Null: nobody has recorded it. */
export const receipt = z
  .object({
    day,
    ...doneBy,
    lines: z.array(
      z.object({
        public_id: publicId,
        cases: quantityPerCase.meta({ description: 'In good order, at most two decimals' }),
        reason: z.enum(RECEIVING_REASONS).nullable(),
        note: z.string(),
      }),
    ),
  })
  .meta({ id: 'Receipt' })
  .nullable()

export const creditStatus = z.enum(CREDIT_STATUSES).exclude(['withdrawn'])

/** What a restaurant asks back, and what its supplier grants. Null: nothing, or not any more. */
export const credit = z
  .object({
    public_id: publicId,
    status: creditStatus,
    asked: money,
    granted: money.nullable(),
    asked_at: instant.nullable(),
    /** Null until it is answered. */
    answer: z.object(doneBy).nullable(),
    lines: z.array(z.object({ public_id: publicId, asked: money, granted: money.nullable() })),
  })
  .meta({ id: 'Credit' })
  .nullable()

/** Whether a restaurant may receive a part now, or correct what it has received; null: it may not. */
export const receiving = z
  .object({
    /** The day it is by the server's clock. */
    today: day,
    may_ask_credit: z.boolean(),
    /** Null: until it is known when it was delivered. */
    credit_until: instant.nullable(),
  })
  .nullable()

/** A credit request that waits for its supplier. */
export const openCredit = z
  .object({
    public_id: publicId,
    order_public_id: publicId,
    number: z.int(),
    restaurant: z.object({ name: z.string() }),
    day,
    asked_at: instant,
    asked: money,
    lines: z.int(),
  })
  .meta({ id: 'OpenCredit' })
