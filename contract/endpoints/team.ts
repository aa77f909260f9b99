import { ACCOUNT_KINDS, MAX_PERSON_NAME_LENGTH } from '@halles/domain/account.ts'
import { ROLES } from '@halles/domain/role.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../language.ts'
import { email, oneTimeCode, typedPassword } from '../schemas/account.ts'
import { nothing } from '../schemas/nothing.ts'
import { signedIn } from '../schemas/signed-in.ts'
import { roleInput, team } from '../schemas/team.ts'
import { line, publicId } from '../schemas/text.ts'

const invitationToken = z.string({ error: 'required' }).max(200)

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/team/',
  access: 'trade',
  needs: 'settings',
  summary: 'Who belongs to the business, and who is invited.',
  input: z.object({}),
  output: team,
  refusals: [],
})

export const teamInvite = endpoint({
  method: 'POST',
  path: '/api/team-invite/',
  access: 'trade',
  needs: 'settings',
  summary:
    'Mails an invitation that works for seven days, in place of an open one to the same e-mail. Answers alike whether or not the address is known.',
  input: z.object({
    email,
    ...roleInput,
    language: z.enum(LANGUAGES).default('fr').meta({
      description:
        'Of the mail, when nobody signs in with this e-mail: French, unless whoever is invited asked for English',
    }),
  }),
  output: team,
  status: [201],
  refusals: ['not_permitted'],
  keyed: 'replayed',
})

export const teamInvitationWithdraw = endpoint({
  method: 'POST',
  path: '/api/team-invitation-withdraw/',
  access: 'trade',
  needs: 'settings',
  summary: 'Ends the link of an invitation.',
  input: z.object({ public_id: publicId }),
  output: team,
  refusals: ['not_found', 'not_permitted', 'invitation_accepted'],
})

export const teamRole = endpoint({
  method: 'POST',
  path: '/api/team-role/',
  access: 'trade',
  // guard: permission of teamRole [order-of-checks]
  needs: 'settings',
  summary: 'Gives a member another role or other limits.',
  input: z.object({ person: publicId, ...roleInput }),
  output: team,
  refusals: ['not_found', 'not_permitted', 'last_owner'],
})

export const teamRemove = endpoint({
  method: 'POST',
  path: '/api/team-remove/',
  access: 'trade',
  // guard: permission of teamRemove [access-matrix]
  //   only: teamRemove
  needs: 'settings',
  summary: 'Ends a membership and its sessions in this business.',
  input: z.object({ person: publicId }),
  output: team,
  refusals: ['not_found', 'not_permitted', 'last_owner'],
  transaction: 'own',
  changesSession: true,
})

export const teamLeave = endpoint({
  method: 'POST',
  path: '/api/team-leave/',
  access: 'trade',
  summary: "Ends one's own membership in the business that the session acts for, and the session.",
  input: z.object({}).optional(),
  output: nothing,
  status: [204],
  refusals: ['last_owner'],
  transaction: 'own',
  changesSession: true,
})

export const teamInvitation = endpoint({
  method: 'GET',
  path: '/api/team-invitation/',
  access: 'public',
  summary: 'What an invitation is to, and what accepting it takes, for whoever holds its link.',
  input: z.object({ token: invitationToken }),
  output: z.object({
    business: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    role: z.enum(ROLES),
    email: z.string(),
    invited_by: z.string().meta({ description: 'A first name' }),
    expires_at: z.iso.datetime({ offset: true }),
    takes: z.enum(['sign_up', 'login', 'nothing', 'logout']).meta({
      description:
        'What accepting it takes. sign_up: names and a new password, as nobody signs in with this e-mail. login: the password of the person who does. nothing: that person is signed in. logout: somebody else is signed in',
    }),
  }),
  refusals: ['invitation_over'],
  limit: 'mailed-link',
})

export const teamInvitationAccept = endpoint({
  method: 'POST',
  path: '/api/team-invitation-accept/',
  access: 'public',
  summary:
    'Accepts an invitation, once, and opens a session for its business. Whoever belongs to it already keeps role and limits.',
  input: z.object({
    token: invitationToken,
    /** Of somebody whose e-mail signs nobody in yet. */
    first_name: line(MAX_PERSON_NAME_LENGTH).optional(),
    last_name: line(MAX_PERSON_NAME_LENGTH).optional(),
    password: typedPassword.optional(),
    /** Of the person whom the e-mail signs in, unless that person is signed in. */
    current_password: typedPassword.optional(),
    /** Of a person who enrolled a second factor, and is not signed in. */
    one_time_code: oneTimeCode.optional(),
  }),
  output: signedIn,
  refusals: [
    'not_authenticated',
    'invitation_over',
    'invitation_of_another',
    'email_reserved',
    'wrong_password',
    'code_required',
    'invalid_code',
  ],
  limit: 'mailed-link',
  transaction: 'own',
  changesSession: true,
})

export const businessSwitch = endpoint({
  method: 'POST',
  path: '/api/business-switch/',
  access: 'signed-in',
  summary: 'Makes the session act for another restaurant or supplier that the person belongs to.',
  input: z.object({ business: publicId }),
  output: signedIn,
  refusals: ['not_found'],
  transaction: 'own',
  changesSession: true,
})
