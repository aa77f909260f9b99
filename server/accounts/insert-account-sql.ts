import type { Language } from '@halles/contract/language.ts'
import type { AccountKind, AccountStatus } from '@halles/domain/account.ts'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Transaction } from '../database/transaction.ts'

/** Whoever signs in; `email` normalised, the password hashed. */
export type NewPerson = {
  email: string
  password_hash: string
  first_name: string
  last_name: string
  language: Language
}

export type NewAccount = {
  kind: AccountKind
  status: AccountStatus
  public_id?: string
  terms_version?: string
  /** Now, unless said. */
  created_at?: Date
}

/**
 * Writes an account and the person who owns it and is its contact; a restaurant's or a supplier's business comes after.
 * Nothing is written when a person signs in with this e-mail already: the unique index on addresses decides, however many
 * come at once; who was refused or closed holds none.
 */
export async function insertAccount(
  tx: Transaction | Database,
  account: NewAccount,
  person: NewPerson,
): Promise<{ id: number; public_id: string; person_id: number } | undefined> {
  const { kind, status, public_id, terms_version, created_at } = account
  const at = sql<Date>`coalesce(${created_at ?? null}::timestamptz, now())`
  const inserted = await tx
    .with('new_person', (query) =>
      query
        // guard: sign-up: one person an address [restaurant-signup.post, supplier-signup.post, people-migration.longer]
        //   in: server/database/migrations/030-people.sql
        //   code: create unique index person_email
        //   instead: create index person_email
        .insertInto('person')
        .values({ ...person, created_at: at })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .where('refused_at', 'is', null)
            .where('closed_at', 'is', null)
            .doNothing(),
        )
        .returning('id'),
    )
    .with('new_account', (query) =>
      query
        .insertInto('account')
        .columns([
          'kind',
          'status',
          'public_id',
          'terms_version',
          'created_at',
          'contact_person_id',
        ])
        .expression((given) =>
          given
            .selectFrom('new_person')
            .select([
              sql<AccountKind>`${kind}::account_kind`.as('kind'),
              sql<AccountStatus>`${status}::account_status`.as('status'),
              sql<string>`coalesce(${public_id ?? null}, new_public_id())`.as('public_id'),
              sql<string | null>`${terms_version ?? null}::text`.as('terms_version'),
              at.as('created_at'),
              'id',
            ]),
        )
        .returning(['id', 'public_id', 'kind', 'contact_person_id']),
    )
    .with('new_membership', (query) =>
      query
        .insertInto('membership')
        .columns(['account_id', 'kind', 'person_id', 'role', 'since'])
        .expression((given) =>
          given
            .selectFrom('new_account')
            .select([
              'id',
              'kind',
              'contact_person_id',
              sql<'owner'>`${kind === 'operator' ? 'operator' : 'owner'}::membership_role`.as(
                'role',
              ),
              at.as('since'),
            ]),
        ),
    )
    .selectFrom('new_account')
    .select(['id', 'public_id', 'contact_person_id as person_id'])
    .executeTakeFirst()
  return inserted
}
