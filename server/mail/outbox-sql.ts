import type { Language } from '@halles/contract/language.ts'
import { rolesWith } from '@halles/domain/role.ts'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { MailOutcome } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { Mail, MailFacts, MailKind } from './content/mail-kinds.ts'

type GivenMails = { mails: string; domain: string }

const insertGiven = prepared(
  'insert_mails',
  (_tx: Transaction, { mails, domain }: Parameters<GivenMails>) => sql<{
    id: string
    kind: MailKind
  }>`
    insert into outbox (id, message_id, kind, account_id, person_id, recipient, language, facts, expires_at)
    select id, format('<%s@%s>', id, ${domain}::text), kind, account_id, person_id, recipient, language, facts, expires_at
    from (
      select gen_random_uuid() as id, mail.kind, mail.account_id, person.id as person_id, mail.facts,
        coalesce(mail.email, person.email) as recipient, coalesce(mail.language, person.language) as language,
        now() + mail.minutes * interval '1 minute' as expires_at
      from jsonb_to_recordset(${mails}::jsonb) mail
        (kind text, facts jsonb, account_id integer, roles membership_role[], person_id integer, email text,
          language language, minutes integer)
      -- Person by person: it expects more mails than there are, and would read all persons for them.
      left join lateral (
        (select id, email, language from person
          where id = coalesce(mail.person_id, (select contact_person_id from account where id = mail.account_id))
            and mail.roles is null offset 0)
        union all
        select person.id, person.email, person.language
        from membership join person on person.id = membership.person_id
        where mail.roles is not null and membership.account_id = mail.account_id and ended_at is null
          and role = any(mail.roles)
      ) person on true
      -- Members of a closed business are erased: they have no address.
      where mail.roles is null or person.email <> ''
    ) mail
    returning id, kind`,
)

/** Writes mails, one to each person, and answers their ids and kinds. `domain` is what stands behind the @ of their Message-IDs. */
export async function insertMails(
  tx: Transaction,
  mails: readonly Mail[],
  domain: string,
): Promise<{ id: string; kind: MailKind }[]> {
  const given = mails.map(({ kind, to, facts, expiresInMinutes }) => ({
    kind,
    facts,
    account_id: 'accountId' in to ? to.accountId : null,
    roles: 'members' in to && to.members ? rolesWith(to.members) : null,
    person_id: 'personId' in to ? to.personId : null,
    email: 'email' in to ? to.email : null,
    language: 'language' in to ? to.language : null,
    minutes: expiresInMinutes ?? null,
  }))
  const { rows } = await insertGiven(tx, { mails: JSON.stringify(given), domain })
  return rows
}

/**
 * How many mails of these kinds were queued for an address within the last hour, for limits. Those of an hour ahead too: the clock
 * may have been set back.
 */
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
    .where('created_at', '<', sql<Date>`now() + interval '1 hour'`)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return count
}

export type ClaimedMail = {
  id: string
  message_id: string
  kind: MailKind
  account_id: number | null
  person_id: number | null
  recipient: string
  language: Language
  facts: MailFacts[MailKind]
  created_at: Date
  /** Which attempt this is, from 1: whoever claims the mail after us counts on. */
  attempts: number
  has_expired: boolean
  /** Waiting for longer than mails are tried. */
  is_old: boolean
}

type ToClaim = { ids: readonly string[]; giveUpSeconds: number }

const claim = prepared(
  'claim_mails',
  (database: Database, { ids, giveUpSeconds }: Parameters<ToClaim>) =>
    database
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('outcome', 'is', null)
      .returning([
        'id',
        'message_id',
        'kind',
        'account_id',
        'person_id',
        'recipient',
        'language',
        'facts',
        'created_at',
        'attempts',
        sql<boolean>`coalesce(expires_at < clock_timestamp(), false)`.as('has_expired'),
        sql<boolean>`created_at < clock_timestamp() - ${giveUpSeconds}::integer * interval '1 second'`.as(
          'is_old',
        ),
      ])
      .$castTo<ClaimedMail>(),
)

/** Of these mails those to attempt, which whoever claimed them before has lost now; the others have ended. */
export async function claimMails(
  database: Database,
  ids: readonly string[],
  giveUpSeconds: number,
): Promise<ClaimedMail[]> {
  return (await claim(database, { ids, giveUpSeconds })).rows
}

const held = prepared(
  'find_held_mail',
  (reader: Reader, { id, attempts }: Parameters<Pick<ClaimedMail, 'id' | 'attempts'>>) =>
    reader
      .selectFrom('outbox')
      .select('id')
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('outcome', 'is', null),
)

/** Whether the mail is still ours to send: it has not ended, and nobody claimed it since. */
export async function holdsMail(reader: Reader, { id, attempts }: ClaimedMail): Promise<boolean> {
  return (await held(reader, { id, attempts })).rows.length > 0
}

/** Why a mail could not leave the last time. */
export async function noteMailProblem(
  database: Database,
  id: string,
  problem: string,
): Promise<void> {
  await database.updateTable('outbox').set({ problem }).where('id', '=', id).execute()
}

type ToEnd = { ids: readonly string[]; outcome: MailOutcome }

const end = prepared('end_mails', (database: Database, { ids, outcome }: Parameters<ToEnd>) =>
  database
    .updateTable('outbox')
    .set({ outcome, ended_at: sql`clock_timestamp()`, facts: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('outcome', 'is', null),
)

/** Ends mails for good, whoever claimed them since, and forgets their facts. */
export async function endMails(
  database: Database,
  ids: readonly string[],
  outcome: MailOutcome,
): Promise<void> {
  await end(database, { ids, outcome })
}

/** How many mails have not ended yet. */
export async function countWaitingMails(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Ends all that wait, as said by another, and forgets their facts; how many. Whoever works their jobs finds nothing to send. */
export async function endWaitingMails(tx: Transaction, problem: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ outcome: 'superseded', ended_at: sql`clock_timestamp()`, facts: null, problem })
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
