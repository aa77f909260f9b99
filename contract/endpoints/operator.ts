import { ACCOUNT_STATUSES } from '@halles/domain/account.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reviewedAccount } from '../schemas/account.ts'
import { nothing } from '../schemas/nothing.ts'
import { page, search } from '../schemas/paging.ts'
import { publicId } from '../schemas/text.ts'

export const operatorAccounts = endpoint({
  method: 'GET',
  path: '/api/operator/accounts/',
  access: 'operator',
  summary: 'Restaurants and suppliers of a status, oldest first, twenty a page.',
  input: z.object({ status: z.enum(ACCOUNT_STATUSES).optional(), search, page }),
  output: z.object({ results: z.array(reviewedAccount), count: z.int() }),
  refusals: [],
})

export const operatorAccountActivate = endpoint({
  method: 'POST',
  path: '/api/operator/account-activate/',
  access: 'operator',
  summary: 'Lets a pending account in.',
  input: z.object({ public_id: publicId }),
  output: nothing,
  status: [204],
  refusals: ['not_found', 'account_not_pending'],
})
