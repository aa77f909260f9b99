import { ACCOUNT_STATUSES, OPERATOR_ACTIONS } from '@halles/domain/account.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reviewedAccount } from '../schemas/account.ts'
import { fileBytes } from '../schemas/file-bytes.ts'
import { nothing } from '../schemas/nothing.ts'
import { page, search } from '../schemas/paging.ts'
import { line, paragraph, publicId } from '../schemas/text.ts'

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

export const operatorAccountRefuse = endpoint({
  method: 'POST',
  path: '/api/operator/account-refuse/',
  access: 'operator',
  summary: 'Turns a pending account away; the mail carries the reason.',
  input: z.object({ public_id: publicId, reason: paragraph(1000) }),
  output: nothing,
  status: [204],
  refusals: ['not_found', 'account_not_pending'],
})

export const operatorAccountSuspend = endpoint({
  method: 'POST',
  path: '/api/operator/account-suspend/',
  access: 'operator',
  summary: "Suspends an active account: its sessions end and a supplier's products are hidden.",
  input: z.object({ public_id: publicId }),
  output: nothing,
  status: [204],
  refusals: ['not_found', 'account_not_active'],
})

export const operatorAccountReactivate = endpoint({
  method: 'POST',
  path: '/api/operator/account-reactivate/',
  access: 'operator',
  summary: 'Lets a suspended account in again.',
  input: z.object({ public_id: publicId }),
  output: nothing,
  status: [204],
  refusals: ['not_found', 'account_not_suspended'],
})

export const operatorContactMessages = endpoint({
  method: 'GET',
  path: '/api/operator/contact-messages/',
  access: 'operator',
  summary: 'Messages to the team, newest first, twenty a page.',
  input: z.object({ page }),
  output: z.object({
    results: z.array(
      z.object({
        public_id: publicId,
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        question: z.string(),
        sent_at: z.iso.datetime({ offset: true }),
      }),
    ),
    count: z.int(),
  }),
  refusals: [],
})

export const operatorActions = endpoint({
  method: 'GET',
  path: '/api/operator/actions/',
  access: 'operator',
  summary: 'What operators did, newest first, twenty a page.',
  input: z.object({ page }),
  output: z.object({
    results: z.array(
      z.object({
        operator: z.string(),
        action: z.enum(OPERATOR_ACTIONS),
        /** The business or city as it was called then; empty where the action has none. */
        subject: z.string(),
        /** The reason of a refusal, how many cities an import added. */
        detail: z.string().nullable(),
        at: z.iso.datetime({ offset: true }),
      }),
    ),
    count: z.int(),
  }),
  refusals: [],
})

export const operatorCities = endpoint({
  method: 'GET',
  path: '/api/operator/cities/',
  access: 'operator',
  summary: 'Cities with how many accounts use each, in French order, fifty a page.',
  input: z.object({ search, page }),
  output: z.object({
    results: z.array(z.object({ name: z.string(), used_by: z.int(), is_retired: z.boolean() })),
    count: z.int(),
  }),
  refusals: [],
})

export const operatorCityAdd = endpoint({
  method: 'POST',
  path: '/api/operator/city-add/',
  access: 'operator',
  summary: 'Adds a city, or brings a retired one back.',
  input: z.object({ name: line(100) }),
  output: nothing,
  status: [204],
  refusals: ['city_exists'],
  keyed: 'replayed',
})

export const operatorCityRetire = endpoint({
  method: 'POST',
  path: '/api/operator/city-retire/',
  access: 'operator',
  summary: 'Takes a city that nobody uses off the list.',
  input: z.object({ name: line(100) }),
  output: nothing,
  status: [204],
  refusals: ['not_found', 'city_in_use'],
})

export const operatorCityImport = endpoint({
  method: 'POST',
  path: '/api/operator/city-import/',
  access: 'operator',
  summary: 'Adds the cities of a CSV file with a `name` column; all of it or nothing.',
  input: z.object({ file: fileBytes }),
  output: z.object({ added: z.int(), known: z.int() }),
  refusals: [],
  bodyLimit: 1024 * 1024,
  keyed: 'replayed',
})
