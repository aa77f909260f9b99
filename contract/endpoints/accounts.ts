import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { restaurantAccount, supplierAccount } from '../schemas/account.ts'
import { publicId } from '../schemas/text.ts'

export const restaurantAccountInfo = endpoint({
  method: 'GET',
  path: '/api/restaurant-account-info/',
  access: 'restaurant',
  summary: "The restaurant's own account.",
  input: z.object({}),
  output: restaurantAccount,
  refusals: [],
})

export const supplierAccountInfo = endpoint({
  method: 'GET',
  path: '/api/supplier-account-info/',
  access: 'supplier',
  summary: "The supplier's own account.",
  input: z.object({}),
  output: supplierAccount,
  refusals: [],
})

export const supplierInfo = endpoint({
  method: 'GET',
  path: '/api/supplier-info/',
  access: 'restaurant',
  summary: 'What a restaurant may know of an active supplier.',
  input: z.object({ supplier_public_id: publicId }),
  output: supplierAccount.extend({ rating: z.string(), rating_count: z.int() }),
  refusals: ['not_found'],
})
