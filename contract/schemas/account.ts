import {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  isEmail,
  MAX_ADDRESS_LENGTH,
  MAX_BUSINESS_NAME_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  normaliseEmail,
  normaliseZipCode,
} from '@halles/domain/account.ts'
import { CUSTOMER_STATUSES, OPEN_TO } from '@halles/domain/customer.ts'
import { ROLES } from '@halles/domain/role.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { LANGUAGES } from '../language.ts'
import { minimumOrderInput, money } from './amounts.ts'
import { line, lineAsTyped, publicId } from './text.ts'

/** An e-mail address, normalised. One plain address: no quoting, no list, no line break. */
export const email = lineAsTyped(MAX_EMAIL_LENGTH)
  .transform(normaliseEmail)
  .refine(isEmail, problem('email_invalid'))

/** A password as typed: its length and the rest are judged where the account is known. */
export const typedPassword = z
  .string({ error: 'required' })
  .min(1, problem('required'))
  .max(200, problem('password_length'))
  // Half characters would all be hashed alike.
  .regex(/^[^\0\p{Cs}]*$/u, problem('characters_refused'))

/**
 * Six digits of an authenticator application, or a recovery code, of 26 characters or, before, of 16; spaces and hyphens are
 * only for the eye.
 */
export const oneTimeCode = z
  .string({ error: 'required' })
  .max(60, problem('invalid'))
  .transform((value) => value.replace(/[\s-]/g, '').toLowerCase())
  .refine((value) => /^[a-z0-9]{6,26}$/.test(value), problem('invalid'))

export const person = z.object({
  first_name: line(MAX_PERSON_NAME_LENGTH),
  last_name: line(MAX_PERSON_NAME_LENGTH),
  email,
})

export const zipCode = line(20).transform((value, context) => {
  const normal = normaliseZipCode(value)
  if (normal !== undefined) return normal
  context.addIssue({ code: 'custom', message: 'zip_code_invalid', input: value })
  return z.NEVER
})

export const restaurantFields = z.object({
  name: line(MAX_BUSINESS_NAME_LENGTH),
  address: line(MAX_ADDRESS_LENGTH),
  city: line(100),
  zip_code: zipCode,
  phone_number: line(MAX_PHONE_LENGTH),
})

export const supplierFields = restaurantFields.extend({ minimum_order_price: minimumOrderInput })

/** Names of the cities a supplier delivers to: at least one, none twice. Which exist is the server's to say. */
export const supplierCities = z
  .array(line(100), problem('supplier_cities_required'))
  .min(1, problem('supplier_cities_required'))
  .max(2000, problem('invalid'))
  .refine((names) => new Set(names).size === names.length, problem('city_twice'))

const personAnswer = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() })

export const restaurantAccount = z
  .object({
    name: z.string(),
    phone_number: z.string(),
    address: z.string(),
    city: z.string(),
    zip_code: z.string(),
    user: personAnswer,
  })
  .meta({ id: 'RestaurantAccount' })

/** The owner's view of an account; `pending_email` is a new login e-mail that waits for its confirmation. */
const owned = { pending_email: z.string().nullable() }

export const supplierAccount = restaurantAccount.extend({
  supplier_cities: z.array(z.string()),
  minimum_order_price: money,
  open_to: z.enum(OPEN_TO).meta({ description: 'Whom it sells to' }),
})

/** How a restaurant stands with a supplier, as the restaurant reads it. */
export const ownTerms = z.object({
  account: z.enum(['none', ...CUSTOMER_STATUSES]).meta({ description: 'The account with it' }),
  account_since: z.iso
    .datetime({ offset: true })
    .nullable()
    .meta({ description: 'When the account came to be so; null: none' }),
  code: z
    .string()
    .meta({ description: "Of an open account: the supplier's number of it, or empty" }),
  terms_days: z
    .int()
    .nullable()
    .meta({ description: 'Of an open account: paid within so many days; null: not agreed' }),
})

/** The name and the login e-mail of whoever is signed in. */
export const profile = personAnswer.extend(owned)
export const ownRestaurantAccount = restaurantAccount
  .extend(owned)
  .meta({ id: 'OwnRestaurantAccount' })
export const ownSupplierAccount = supplierAccount.extend(owned).meta({ id: 'OwnSupplierAccount' })

/** An account as the operator reviews it: everything the business entered. */
export const reviewedAccount = z
  .object({
    public_id: publicId,
    kind: z.enum(ACCOUNT_KINDS),
    status: z.enum(ACCOUNT_STATUSES),
    name: z.string(),
    user: personAnswer,
    /** All who belong to it, owners first. */
    members: z.array(personAnswer.extend({ role: z.enum(ROLES) })),
    phone_number: z.string(),
    address: z.string(),
    city: z.string(),
    zip_code: z.string(),
    minimum_order_price: money.nullable(),
    supplier_cities: z.array(z.string()),
    language: z.enum(LANGUAGES),
    created_at: z.iso.datetime({ offset: true }),
    /** Why it was refused, where it was. */
    refusal_reason: z.string().nullable(),
    /** Another account's name looks the same to a reader (A091). */
    has_look_alike: z.boolean(),
  })
  .meta({ id: 'ReviewedAccount' })
