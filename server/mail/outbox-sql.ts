import { randomUUID } from 'node:crypto'
import type { Language } from '@halles/contract/language.ts'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { MailOutcome } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { Mail, MailFacts, MailKind } from './mail-kinds.ts'

/** Writes mails and answers their ids. `domain` is what stands behind the @ of their Message-IDs. */
export async function insertMails(
  tx: Transaction,
  mails: readonly Mail[],
  domain: string,
): Promise<string[]> {
  const given = mails.map(({ kind, to, facts, expiresInMinutes }) => ({
    id: randomUUID(),
    kind,
    facts,
    account_id: 'accountId' in to ? to.accountId : null,
    email: to.email ?? null,
    language: 'language' in to ? to.language : null,
    minutes: expiresInMinutes ?? null,
  }))
  await sql`
    insert into outbox (id, message_id, kind, account_id, recipient, language, facts, expires_at)
    select mail.id, format('<%s@%s>', mail.id, ${domain}::text), mail.kind, mail.account_id,
      coalesce(mail.email, account.email), coalesce(mail.language, account.language), mail.facts,
      now() + mail.minutes * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) mail
      (id uuid, kind text, facts jsonb, account_id integer, email text, language language, minutes integer)
    left join account on account.id = mail.account_id`.execute(tx)
  return given.map((mail) => mail.id)
}

/** How many mails of these kinds were queued for an address within the last hour, for limits. */
export async function countRecentMails(
  reader: Reader,
  recipient: string,
  kinds: readonly MailKind[],
): Promise<number> {
  const { count } = await reader
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return count
}

export type ClaimedMail = {
  id: string
  message_id: string
  kind: MailKind
  account_id: number | null
  recipient: string
  language: Language
  facts: MailFacts[MailKind]
  created_at: Date
  /** Which attempt this is, from 1: whoever claims the mail after us counts on. */
  attempts: number
  has_expired: boolean
}

/**
 * Takes a waiting mail for `leaseSeconds`, in which nobody else gets it. `held` when somebody has it now, `ended`
 * when there is nothing left to send.
 */
export async function claimMail(
  database: Database,
  id: string,
  leaseSeconds: number,
): Promise<ClaimedMail | 'held' | 'ended'> {
  const claimed = await database
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      tried_at: sql`clock_timestamp()`,
      leased_until: sql`clock_timestamp() + ${leaseSeconds} * interval '1 second'`,
    }))
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where((eb) =>
      eb.or([
        eb('leased_until', 'is', null),
        eb('leased_until', '<', sql<Date>`clock_timestamp()`),
      ]),
    )
    .returning([
      'id',
      'message_id',
      'kind',
      'account_id',
      'recipient',
      'language',
      'facts',
      'created_at',
      'attempts',
      sql<boolean>`coalesce(expires_at < clock_timestamp(), false)`.as('has_expired'),
    ])
    .$castTo<ClaimedMail>()
    .executeTakeFirst()
  return claimed ?? ((await isWaiting(database, id)) ? 'held' : 'ended')
}

async function isWaiting(reader: Reader, id: string): Promise<boolean> {
  const waiting = await reader
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Whether the mail is still ours to send: nobody claimed it since, and our lease has not run out. */
export async function holdsMail(reader: Reader, { id, attempts }: ClaimedMail): Promise<boolean> {
  const held = await reader
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('outcome', 'is', null)
    .where('leased_until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return held !== undefined
}

/** Ends a mail for good, and forgets its facts. */
export async function endMail(
  database: Database,
  id: string,
  outcome: MailOutcome,
  problem: string | null,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({
      outcome,
      ended_at: sql`clock_timestamp()`,
      facts: null,
      leased_until: null,
      last_problem: problem,
    })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

/**
 * Lets go of a mail that could not leave this time. It ends when it has been tried for `giveUpHours`: true then.
 */
export async function releaseMail(
  database: Database,
  { id, attempts }: ClaimedMail,
  { problem, giveUpHours }: { problem: string; giveUpHours: number },
): Promise<boolean> {
  const isOld = sql<boolean>`created_at < clock_timestamp() - ${giveUpHours} * interval '1 hour'`
  const released = await database
    .updateTable('outbox')
    .set({
      leased_until: null,
      last_problem: problem,
      outcome: sql`case when ${isOld} then 'given_up'::mail_outcome end`,
      ended_at: sql`case when ${isOld} then clock_timestamp() end`,
      facts: sql`case when not ${isOld} then facts end`,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('outcome', 'is', null)
    .returning('outcome')
    .executeTakeFirst()
  return released?.outcome === 'given_up'
}

/** Of the mails that could not leave yet, the one that was tried the longest ago. */
export async function findLongestWaiting(reader: Reader): Promise<string | undefined> {
  const waiting = await reader
    .selectFrom('outbox')
    .select('id')
    .where('outcome', 'is', null)
    .where('tried_at', 'is not', null)
    .orderBy('tried_at')
    .limit(1)
    .executeTakeFirst()
  return waiting?.id
}
