import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'

/** A change of the login e-mail is undone for seven days. */
export const EMAIL_UNDO_DAYS = 7

const isFresh = sql<SqlBool>`
  email_undo.created_at > now() - ${sql.lit(EMAIL_UNDO_DAYS)} * interval '1 day'`

export type EmailUndo = {
  id: number
  personId: PersonId
  personPublicId: string
  oldEmail: string
}

/** Stores the link that brings a person's address back. */
export async function insertEmailUndo(
  tx: Transaction,
  personId: PersonId,
  { oldEmail, tokenHash }: { oldEmail: string; tokenHash: Buffer },
): Promise<void> {
  await tx
    .insertInto('email_undo')
    .values({ person_id: personId, old_email: oldEmail, token_hash: tokenHash })
    .execute()
}

/** What a link that still works undoes. */
export function findEmailUndo(reader: Reader, tokenHash: Buffer): Promise<EmailUndo | undefined> {
  return reader
    .selectFrom('email_undo')
    .innerJoin('person', 'person.id', 'email_undo.person_id')
    .select([
      'email_undo.id',
      'email_undo.person_id as personId',
      'person.public_id as personPublicId',
      'email_undo.old_email as oldEmail',
    ])
    .where('token_hash', '=', tokenHash)
    .where(isFresh)
    .$castTo<EmailUndo>()
    .executeTakeFirst()
}

/**
 * Uses a link up, with all that bring the same address back, and all that were mailed after it: they went to an address
 * that the change it undoes made possible. False when it was used up by then.
 */
export async function deleteEmailUndo(tx: Transaction, undo: EmailUndo): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('email_undo')
    .where('person_id', '=', undo.personId)
    .where((link) => link.or([link('id', '>=', undo.id), link('old_email', '=', undo.oldEmail)]))
    .returning('id')
    .execute()
  return deleted.some(({ id }) => id === undo.id)
}

/** Until when an address may come back to somebody by an undo; undefined where to nobody. */
export async function findReservedUntil(
  reader: Reader,
  email: string,
): Promise<string | undefined> {
  const reserved = await reader
    .selectFrom('email_undo')
    .select(
      sql<string>`to_json(email_undo.created_at + ${sql.lit(EMAIL_UNDO_DAYS)} * interval '1 day')#>>'{}'`.as(
        'until',
      ),
    )
    .where('old_email', '=', email)
    .where(isFresh)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return reserved?.until
}

/** The person whom an address may come back to by an undo: nobody else signs up with it until then. */
export async function findReserverOf(reader: Reader, email: string): Promise<PersonId | undefined> {
  const reserver = await reader
    .selectFrom('email_undo')
    .select('person_id')
    .where('old_email', '=', email)
    .where(isFresh)
    .orderBy('id')
    .limit(1)
    .$castTo<{ person_id: PersonId }>()
    .executeTakeFirst()
  return reserver?.person_id
}
