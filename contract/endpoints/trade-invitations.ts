import { ACCOUNT_KINDS } from '@halles/domain/account.ts'
import { MAX_INVITATIONS_WAITING } from '@halles/domain/trade-invitation.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { page } from '../schemas/paging.ts'
import { publicId } from '../schemas/text.ts'
import { invitationCounts, invitedInput, tradeInvitation } from '../schemas/trade-invitation.ts'

const ofSupplier = { access: 'supplier', needs: 'manage_orders' } as const
const ofRestaurant = { access: 'restaurant', needs: 'manage_orders' } as const

export const customerInvitationList = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/customer-invitation-list/',
  summary: 'Whom the supplier would have as customer, fifty a page: those not written to first.',
  input: z.object({ page }),
  output: z.object({
    counts: invitationCounts,
    count: z.int(),
    results: z.array(tradeInvitation),
  }),
  refusals: [],
})

export const customerInvite = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/customer-invite/',
  summary:
    'Mails an invitation in the supplier’s name: to one typed by hand, to those that are named, or to all not written to yet; to nobody twice within 30 days, and to nobody who ended them. Answers alike whether or not an address has an account.',
  input: z.object({
    customer: invitedInput.optional(),
    public_ids: z.array(publicId).min(1).max(MAX_INVITATIONS_WAITING).optional(),
  }),
  output: z.object({ invited: z.int(), counts: invitationCounts }),
  refusals: ['not_found', 'invitations_off', 'invitations_full', 'too_many_invitations'],
  keyed: 'replayed',
  bodyLimit: 128 * 1024,
  timeoutSeconds: 60,
})

export const supplierInvitationList = endpoint({
  ...ofRestaurant,
  method: 'GET',
  path: '/api/supplier-invitation-list/',
  summary: 'The suppliers that the restaurant has invited.',
  input: z.object({}),
  output: z.object({ results: z.array(tradeInvitation) }),
  refusals: [],
})

export const supplierInvite = endpoint({
  ...ofRestaurant,
  method: 'POST',
  path: '/api/supplier-invite/',
  summary:
    'Mails a supplier an invitation in the restaurant’s name; to none twice within 30 days, and to none that ended them. Answers alike whether or not the address has an account.',
  input: invitedInput,
  output: z.object({ results: z.array(tradeInvitation) }),
  refusals: ['invitations_off', 'suppliers_invited'],
  keyed: 'replayed',
})

const mailedToken = z.string({ error: 'required' }).max(200)

export const tradeInvitationInfo = endpoint({
  method: 'GET',
  path: '/api/trade-invitation/',
  access: 'public',
  summary: 'Who invites whoever holds the link of an invitation, and what following it takes.',
  input: z.object({ token: mailedToken }),
  output: z.object({
    business: z.string(),
    by: z.enum(ACCOUNT_KINDS).meta({ description: 'What it is that invites' }),
    takes: z.enum(['sign_up', 'accept', 'other_account']).meta({
      description:
        'What following it takes. sign_up: an account, or logging in. accept: a click. other_account: whoever is signed in is no such business, or may not in it',
    }),
  }),
  refusals: ['invitation_over'],
  limit: 'mailed-link',
})

export const tradeInvitationAccept = endpoint({
  method: 'POST',
  path: '/api/trade-invitation-accept/',
  access: 'trade',
  needs: 'manage_orders',
  summary:
    'Follows an invitation, once. Of a supplier: the restaurant is its customer, with the code and terms that it said. Of a restaurant: it asks the supplier for an account.',
  input: z.object({ token: mailedToken }),
  output: z.object({ business: z.string(), business_public_id: publicId }),
  refusals: ['invitation_over', 'invitation_of_another'],
  limit: 'mailed-link',
})

const stop = z.object({ stopped: z.boolean() })

export const invitationStopInfo = endpoint({
  method: 'GET',
  path: '/api/invitation-stop/',
  access: 'public',
  summary: 'Whether invitations to the address of a link have been ended. Changes nothing.',
  input: z.object({ token: mailedToken }),
  output: stop,
  refusals: ['invalid_token'],
})

export const invitationStop = endpoint({
  method: 'POST',
  path: '/api/invitation-stop/',
  access: 'public',
  summary:
    'Ends all invitations to the address of a link, whoever would send them. Harmless when done again.',
  input: z.object({ token: mailedToken }),
  output: stop,
  refusals: ['invalid_token'],
  limit: 'mailed-link',
  oneClick: '/stop-invitations/:token',
})
