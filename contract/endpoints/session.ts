import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { LANGUAGES } from '../language.ts'
import { email, oneTimeCode, typedPassword } from '../schemas/account.ts'
import { nothing } from '../schemas/nothing.ts'
import { signedIn } from '../schemas/signed-in.ts'

export const authStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status/',
  access: 'signed-in',
  summary: 'Who is signed in. A 401 too sets a fitting csrftoken cookie.',
  input: z.object({}),
  output: signedIn,
  refusals: [],
  refreshesCsrfToken: true,
})

export const authCsrf = endpoint({
  method: 'GET',
  path: '/api/auth/csrf/',
  access: 'public',
  summary:
    'Sets a csrftoken cookie that fits, when the one sent does not. With session=over, what a browser still says of a session that has ended is taken back.',
  input: z.object({ session: z.literal('over', problem('invalid')).optional() }),
  output: nothing,
  status: [204],
  refusals: [],
  refreshesCsrfToken: true,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login/',
  access: 'public',
  summary: 'Opens a session. Wrong e-mail and wrong password answer alike.',
  input: z.object({
    email,
    password: typedPassword,
    /** Of an operator who enrolled a second factor. */
    one_time_code: oneTimeCode.optional(),
  }),
  output: signedIn,
  refusals: [
    'invalid_credentials',
    'code_required',
    'invalid_code',
    'account_pending',
    'account_refused',
    'account_suspended',
    'no_business',
  ],
  transaction: 'own',
  changesSession: true,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout/',
  access: 'signed-in',
  summary: 'Ends the session.',
  input: z.object({}).optional(),
  output: nothing,
  status: [204],
  refusals: ['not_authenticated'],
  // Two at once must not wait for each other's hold on the session.
  transaction: 'own',
  changesSession: true,
})

export const language = endpoint({
  method: 'POST',
  path: '/api/language/',
  access: 'signed-in',
  summary: 'The language in which the account is written to.',
  input: z.object({ lang: z.enum(LANGUAGES) }),
  output: nothing,
  status: [204],
  refusals: [],
})
