import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../language.ts'
import {
  person,
  restaurantFields,
  supplierCities,
  supplierFields,
  typedPassword,
} from '../schemas/account.ts'

const newPerson = person.extend({ password: typedPassword })

/** Of the terms that bind the account: the English ones only where they are wished for, once the French ones were given. */
const termsLanguage = z.enum(LANGUAGES).default('fr')

/** The token of the link that brought whoever signs up: what it invites to comes with the account. One that does not work is none. */
const invitation = z.string().max(200).optional()

export const restaurantSignup = endpoint({
  method: 'POST',
  path: '/api/restaurant-signup/',
  access: 'public',
  summary: 'Asks for a restaurant account. An address already in use gets the same answer.',
  input: z.object({
    user: newPerson,
    restaurant: restaurantFields,
    /** The answer to whether suppliers may send promotions. Without one they may not, and it is asked at log-in. */
    promotion_consent: z.boolean().optional(),
    terms_language: termsLanguage,
    invitation,
  }),
  output: z.object({}),
  status: [201],
  refusals: [],
  limit: 'sign-up',
  transaction: 'own',
})

export const supplierSignup = endpoint({
  method: 'POST',
  path: '/api/supplier-signup/',
  access: 'public',
  summary: 'Asks for a supplier account. An address already in use gets the same answer.',
  input: z.object({
    user: newPerson,
    supplier: supplierFields,
    supplier_cities: supplierCities,
    terms_language: termsLanguage,
    invitation,
  }),
  output: z.object({}),
  status: [201],
  refusals: [],
  limit: 'sign-up',
  transaction: 'own',
})

export const cityList = endpoint({
  method: 'GET',
  path: '/api/city-list/',
  access: 'public',
  summary: 'Names of the cities served, sorted as a French reader expects.',
  input: z.object({}),
  output: z.array(z.string()),
  refusals: [],
})
