import { type SqlBool, sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'

/**
 * Deletes what has served its purpose: links, tries and previews of days ago, ended sessions, old answers, events,
 * messages and imports.
 */
export async function deleteExpired(tx: Transaction): Promise<void> {
  await tx.deleteFrom('password_reset').where(olderThan('created_at', '1 day')).execute()
  await tx.deleteFrom('email_change').where(olderThan('created_at', '1 day')).execute()
  await tx.deleteFrom('email_undo').where(olderThan('created_at', '7 days')).execute()
  await tx.deleteFrom('rate_limit').where('ends_at', '<', sql<Date>`now()`).execute()
  await tx.deleteFrom('password_throttle').where(olderThan('tried_at', '1 day')).execute()
  await tx.deleteFrom('idempotency_key').where(olderThan('created_at', '1 day')).execute()
  await tx.deleteFrom('known_address').where(olderThan('used_at', '90 days')).execute()
  await tx.deleteFrom('order_event').where(olderThan('at', '30 days')).execute()
  await tx.deleteFrom('contact_message').where(olderThan('sent_at', '2 years')).execute()
  await tx
    .deleteFrom('catalogue_import')
    .where((imported) =>
      imported.or([
        imported.and([imported('confirmed_at', 'is', null), olderThan('previewed_at', '1 day')]),
        olderThan('previewed_at', '90 days'),
      ]),
    )
    .execute()
  await tx
    .deleteFrom('session')
    .where((session) =>
      session.or([olderThan('last_seen_at', '14 days'), olderThan('created_at', '30 days')]),
    )
    .execute()
}

/** Accounts refused a year ago, still with what names a person. */
export async function listOldRefusedAccounts(tx: Transaction): Promise<number[]> {
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'refused')
    .where('email', '<>', '')
    .where(olderThan('created_at', '1 year'))
    .execute()
  return accounts.map(({ id }) => id)
}

/** Takes the name of businesses closed so long ago that no book has to name them any more (six years, tax law). */
export async function updateOldClosedNames(tx: Transaction): Promise<void> {
  for (const business of ['restaurant', 'supplier'] as const) {
    await tx
      .updateTable(business)
      .set({ name: NAMELESS })
      .where('name', '<>', NAMELESS)
      .where('account_id', 'in', (account) =>
        account.selectFrom('account').select('id').where(olderThan('closed_at', '7 years')),
      )
      .execute()
  }
}

const NAMELESS = '—'

function olderThan(column: string, age: string) {
  return sql<SqlBool>`${sql.ref(column)} < now() - ${sql.lit(age)}::interval`
}
