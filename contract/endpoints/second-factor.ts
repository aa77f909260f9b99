import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { oneTimeCode, typedPassword } from '../schemas/account.ts'
import { nothing } from '../schemas/nothing.ts'

export const secondFactor = endpoint({
  method: 'GET',
  path: '/api/operator/second-factor/',
  access: 'operator',
  summary:
    'Whether the operator signs in with a one-time code, and how many recovery codes are left.',
  input: z.object({}),
  output: z.object({ is_enrolled: z.boolean(), recovery_codes_left: z.int() }),
  refusals: [],
})

export const secondFactorStart = endpoint({
  method: 'POST',
  path: '/api/operator/second-factor-start/',
  access: 'operator',
  summary:
    'A new secret for an authenticator application; it counts once a code of it was confirmed.',
  input: z.object({ current_password: typedPassword }),
  output: z.object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() }),
  refusals: ['wrong_password', 'second_factor_enrolled'],
  transaction: 'own',
})

export const secondFactorConfirm = endpoint({
  method: 'POST',
  path: '/api/operator/second-factor-confirm/',
  access: 'operator',
  summary: 'Enrols the started secret by one of its codes; the recovery codes are shown this once.',
  input: z.object({ code: oneTimeCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['invalid_code', 'second_factor_enrolled'],
  transaction: 'own',
})

export const secondFactorRemove = endpoint({
  method: 'POST',
  path: '/api/operator/second-factor-remove/',
  access: 'operator',
  summary: 'Signs in by password alone again.',
  input: z.object({ current_password: typedPassword }),
  output: nothing,
  status: [204],
  refusals: ['wrong_password'],
  transaction: 'own',
})
