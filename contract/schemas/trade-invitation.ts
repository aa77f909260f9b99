import { MAX_BUSINESS_NAME_LENGTH } from '@halles/domain/account.ts'
import { INVITATION_STATES } from '@halles/domain/trade-invitation.ts'
import { z } from 'zod'
import { LANGUAGES } from '../language.ts'
import { email } from './account.ts'
import { line, publicId } from './text.ts'

/** Somebody who is invited by hand. */
export const invitedInput = z.object({
  name: line(MAX_BUSINESS_NAME_LENGTH),
  email,
  language: z.enum(LANGUAGES).default('fr').meta({ description: 'Of the mail' }),
})

/** How many are where: `to_send` have not been written to, `ended` want no invitations from anybody. */
export const invitationCounts = z.object({
  to_send: z.int(),
  sent: z.int(),
  accepted: z.int(),
  ended: z.int(),
})

export const tradeInvitation = z
  .object({
    public_id: publicId,
    name: z.string(),
    email: z.string(),
    code: z.string(),
    terms_days: z.int().nullable(),
    language: z.enum(LANGUAGES),
    state: z.enum(INVITATION_STATES),
    invited_at: z.iso.datetime({ offset: true }).nullable(),
    may_invite: z.boolean().meta({ description: 'Not yet written to, or 30 days ago' }),
  })
  .meta({ id: 'TradeInvitation' })
