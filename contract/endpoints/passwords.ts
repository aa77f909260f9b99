import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, typedPassword } from '../schemas/account.ts'
import { nothing } from '../schemas/nothing.ts'

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/request-password-reset/',
  access: 'public',
  summary: 'Mails a link to set a new password. Answers alike whether or not the address is known.',
  input: z.object({ email }),
  output: nothing,
  status: [204],
  refusals: [],
  limit: 'reset-request',
  transaction: 'own',
})

export const passwordResetConfirm = endpoint({
  method: 'POST',
  path: '/api/password-reset/confirm/',
  access: 'public',
  summary: 'Sets the new password of a mailed link, once, and ends every session of the account.',
  input: z.object({
    // However long: what is no link is answered as one that is used up (A073).
    uidb64: z.string({ error: 'required' }),
    token: z.string({ error: 'required' }),
    new_password: typedPassword,
  }),
  output: nothing,
  status: [204],
  refusals: ['invalid_token'],
  limit: 'mailed-link',
  transaction: 'own',
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password/',
  access: 'signed-in',
  summary: "Changes one's own password and ends the other sessions.",
  input: z.object({ current_password: typedPassword, new_password: typedPassword }),
  output: nothing,
  status: [204],
  refusals: ['wrong_password'],
  transaction: 'own',
})
