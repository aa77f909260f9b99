import { ACCOUNT_KINDS } from '@halles/domain/account.ts'
import { ROLES } from '@halles/domain/role.ts'
import { z } from 'zod'
import { publicId } from './text.ts'

/** What login and status say of whoever is signed in. */
export const signedIn = z
  .object({
    user: z.object({
      is_restaurant: z.boolean(),
      is_supplier: z.boolean(),
      is_operator: z.boolean(),
    }),
    account: publicId.meta({
      description:
        'The same at each sign-in: what a device stores for an account is stored under it',
    }),
    person: z.object({ public_id: publicId, first_name: z.string() }),
    role: z.enum(ROLES),
    business: z
      .string()
      .meta({ description: 'The name of the business that the session acts for' }),
    businesses: z
      .array(
        z.object({
          public_id: publicId,
          name: z.string(),
          kind: z.enum(ACCOUNT_KINDS),
          role: z.enum(ROLES),
        }),
      )
      .meta({ description: 'All that this person may act for, by name' }),
  })
  .meta({ id: 'SignedIn' })
