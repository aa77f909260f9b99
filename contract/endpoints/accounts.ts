import { OPEN_TO } from '@halles/domain/customer.ts'
import { z } from 'zod'
import { endpoint, sentFile } from '../endpoint.ts'
import {
  ownRestaurantAccount,
  ownSupplierAccount,
  ownTerms,
  person,
  profile,
  restaurantFields,
  supplierAccount,
  supplierCities,
  supplierFields,
  typedPassword,
} from '../schemas/account.ts'
import { certificate } from '../schemas/certificate.ts'
import { nothing } from '../schemas/nothing.ts'
import { publicId } from '../schemas/text.ts'

export const restaurantAccountInfo = endpoint({
  method: 'GET',
  path: '/api/restaurant-account-info/',
  access: 'restaurant',
  summary: "The restaurant's own account.",
  input: z.object({}),
  output: ownRestaurantAccount,
  refusals: [],
})

export const supplierAccountInfo = endpoint({
  method: 'GET',
  path: '/api/supplier-account-info/',
  access: 'supplier',
  needs: 'prices',
  summary: "The supplier's own account.",
  input: z.object({}),
  output: ownSupplierAccount,
  refusals: [],
})

export const updateRestaurantAccount = endpoint({
  method: 'POST',
  path: '/api/restaurant-account-info/',
  access: 'restaurant',
  needs: 'settings',
  summary:
    "Saves the restaurant's account; a new login e-mail waits until its mailbox confirms it.",
  input: z.object({ user: person, restaurant: restaurantFields }),
  output: ownRestaurantAccount,
  refusals: [],
})

export const updateSupplierAccount = endpoint({
  method: 'POST',
  path: '/api/supplier-account-info/',
  access: 'supplier',
  needs: 'settings',
  summary: "Saves the supplier's account; a new login e-mail waits until its mailbox confirms it.",
  input: z.object({
    user: person,
    supplier: supplierFields.extend({
      supplier_cities: supplierCities,
      open_to: z.enum(OPEN_TO).optional().meta({ description: 'Absent: as it is' }),
    }),
  }),
  output: ownSupplierAccount,
  refusals: [],
})

export const ownProfile = endpoint({
  method: 'GET',
  path: '/api/own-profile/',
  access: 'signed-in',
  summary: 'The name and the login e-mail of whoever is signed in.',
  input: z.object({}),
  output: profile,
  refusals: [],
})

export const updateOwnProfile = endpoint({
  method: 'POST',
  path: '/api/own-profile/',
  access: 'signed-in',
  summary: "Saves one's own name; a new login e-mail waits until its mailbox confirms it.",
  input: person,
  output: profile,
  refusals: [],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email/',
  access: 'public',
  summary:
    'Makes a new login e-mail the account’s, by the link in its mailbox and the account’s password.',
  input: z.object({
    token: z.string({ error: 'required' }).max(200),
    current_password: typedPassword,
  }),
  output: nothing,
  status: [204],
  refusals: ['invalid_token', 'wrong_password'],
  limit: 'mailed-link',
  transaction: 'own',
})

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/undo-email-change/',
  access: 'public',
  summary:
    'Brings back the login e-mail before a change, by the link in its mailbox: ends sessions and password, and mails a link for a new one.',
  input: z.object({ token: z.string({ error: 'required' }).max(200) }),
  output: nothing,
  status: [204],
  refusals: ['invalid_token'],
  limit: 'mailed-link',
  transaction: 'own',
})

export const accountData = endpoint({
  method: 'GET',
  path: '/api/account-data/',
  access: 'trade',
  summary: 'Everything stored about the account, as a JSON file.',
  input: z.object({}),
  output: sentFile,
  refusals: [],
  sendsFile: true,
  timeoutSeconds: 60,
})

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/close-account/',
  access: 'trade',
  needs: 'settings',
  summary: 'Closes the account for good: what names a person is erased, orders stay.',
  input: z.object({ current_password: typedPassword }),
  output: nothing,
  status: [204],
  refusals: ['wrong_password', 'orders_open'],
  transaction: 'own',
  changesSession: true,
})

export const closeOwnAccess = endpoint({
  method: 'POST',
  path: '/api/close-own-access/',
  access: 'trade',
  summary:
    'Closes the person’s own access to every business for good and erases what names it; not while one would be without an owner.',
  input: z.object({ current_password: typedPassword }),
  output: nothing,
  status: [204],
  refusals: ['wrong_password', 'last_owner'],
  transaction: 'own',
  changesSession: true,
})

export const supplierInfo = endpoint({
  method: 'GET',
  path: '/api/supplier-info/',
  access: 'restaurant',
  summary: 'What a restaurant may know of an active supplier.',
  input: z.object({ supplier_public_id: publicId }),
  output: supplierAccount.extend({
    rating: z.string(),
    rating_count: z.int(),
    certificates: z.array(certificate).meta({ description: 'Those in force' }),
    ...ownTerms.shape,
  }),
  refusals: ['not_found'],
})
