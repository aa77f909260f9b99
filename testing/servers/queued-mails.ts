import type { MailFacts, MailKind } from '@halles/server/mail/content/mail-kinds.ts'
import type { World } from '../world/builders.ts'

/** The kinds of mail that were queued for an address, oldest first. What has expired at once is for nobody. */
export async function mailsQueuedFor({ database }: World, recipient: string): Promise<string[]> {
  const mails = await database
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute()
  return mails.map(({ kind }) => kind)
}

/** The stored facts of the newest queued mail of a kind. */
export async function lastMailQueued<Kind extends MailKind>(
  { database }: World,
  kind: Kind,
): Promise<{ recipient: string; facts: MailFacts[Kind] }> {
  const mail = await database
    .selectFrom('outbox')
    .select(['recipient', 'facts'])
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { recipient: mail.recipient, facts: mail.facts as MailFacts[Kind] }
}
