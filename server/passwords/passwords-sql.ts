import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'

/** Whose password it is: what it must not resemble. */
export type PasswordOwner = {
  id: PersonId
  email: string
  first_name: string
  last_name: string
  /** None for an operator. */
  business_names: string[]
}

// product.md 12: a link that sets a password works for an hour.
const isFresh = sql<SqlBool>`password_reset.created_at > now() - interval '1 hour'`

/** The person who signs in. */
export function getPasswordOwner(reader: Reader, personId: PersonId): Promise<PasswordOwner> {
  return owners(reader).where('person.id', '=', personId).executeTakeFirstOrThrow()
}

/** The person whom a link that still works stands for; the public id must be the token's own. */
export function findOwnerByReset(
  reader: Reader,
  { publicId, tokenHash }: { publicId: string; tokenHash: Buffer },
): Promise<PasswordOwner | undefined> {
  // guard: reset: a link's own person [confirm.post]
  //   code: .where('person.public_id', '=', publicId)
  // guard: reset: an hour [confirm.post]
  //   code: .where(isFresh)
  return owners(reader)
    .innerJoin('password_reset', 'password_reset.person_id', 'person.id')
    .where('person.public_id', '=', publicId)
    .where('password_reset.token_hash', '=', tokenHash)
    .where(isFresh)
    .executeTakeFirst()
}

function owners(reader: Reader) {
  return reader
    .selectFrom('person')
    .select(['person.id', 'person.email', 'person.first_name', 'person.last_name', businessNames])
    .$castTo<PasswordOwner>()
}

/** Of a joined `person`: the names of the businesses it belongs to. */
const businessNames = sql<string[]>`array(
  select coalesce(restaurant.name, supplier.name) from membership
  left join restaurant on restaurant.account_id = membership.account_id
  left join supplier on supplier.account_id = membership.account_id
  where membership.person_id = person.id and membership.kind <> 'operator')`.as('business_names')

/**
 * Stores a new link of a person in the place of an older one, and answers the person's public id. One statement for
 * a person and for none, so that its time reveals nothing.
 */
export async function upsertReset(
  tx: Transaction,
  personId: number | undefined,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const stored = await tx
    .insertInto('password_reset')
    .columns(['person_id', 'token_hash'])
    .expression((eb) =>
      eb
        .selectFrom('person')
        .select(['id', eb.val(tokenHash).as('token_hash')])
        .where('id', '=', personId ?? null),
    )
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ token_hash: tokenHash, created_at: sql`now()` }),
    )
    .returning((reset) =>
      reset
        .selectFrom('person')
        .select('public_id')
        .whereRef('person.id', '=', 'password_reset.person_id')
        .$asScalar()
        .as('public_id'),
    )
    .executeTakeFirst()
  return stored?.public_id ?? undefined
}

/** Uses a link up. False when it was used, replaced or too old by then: of two at once one has it. */
export async function deleteReset(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where(isFresh)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Gives a person another password, and ends the links that were mailed to it before. With `replaces`, only while that
 * is still its password: of two changes at once one is made.
 */
export async function updatePassword(
  tx: Transaction,
  personId: PersonId,
  { passwordHash, replaces }: { passwordHash: string; replaces?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({ password_hash: passwordHash })
    .where('id', '=', personId)
    // guard: password: of two changes one is made [change-password.post]
    .$if(replaces !== undefined, (query) => query.where('password_hash', '=', replaces ?? ''))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('password_reset').where('person_id', '=', personId).execute()
  await tx.deleteFrom('email_change').where('person_id', '=', personId).execute()
  return true
}
