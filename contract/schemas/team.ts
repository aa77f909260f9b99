import { ROLES } from '@halles/domain/role.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { limitInput, money } from './amounts.ts'
import { publicId } from './text.ts'

const moment = z.iso.datetime({ offset: true })

/** What a role costs at most without an approval: one order, and all orders of a week; null: any. */
const limits = { order_limit: money.nullable(), week_limit: money.nullable() }

/**
 * A role to give. Which ones a business has is the server's to say. A limit that is left out is the role's own: 0 for a
 * cook's order, none otherwise; null is none.
 */
export const roleInput = {
  role: z.enum(ROLES, problem('role_invalid')),
  order_limit: limitInput.nullable().optional(),
  week_limit: limitInput.nullable().optional(),
}

export const team = z
  .object({
    members: z.array(
      z.object({
        person: publicId,
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        role: z.enum(ROLES),
        ...limits,
        since: moment,
        last_seen_at: moment
          .nullable()
          .meta({ description: 'In this business, by the sessions there still are' }),
        is_self: z.boolean(),
        is_contact: z
          .boolean()
          .meta({ description: 'Whom the other side sees as the person in charge' }),
      }),
    ),
    invitations: z
      .array(
        z.object({
          public_id: publicId,
          email: z.string(),
          role: z.enum(ROLES),
          ...limits,
          sent_at: moment,
          expires_at: moment,
          is_expired: z.boolean().meta({ description: 'By the server’s clock' }),
        }),
      )
      .meta({ description: 'Open ones, newest first; expired ones until they are withdrawn' }),
  })
  .meta({ id: 'Team' })
