import { setTimeout as sleep } from 'node:timers/promises'
import type { LegalDetails } from '@halles/contract/legal-details.ts'
import type { Database } from '../../database/connect.ts'
import { readMailContent } from '../content/mail-content.ts'
import type { MailContent, MailKind } from '../content/mail-kinds.ts'
import type { MailLinks } from '../content/mail-links.ts'
import { type ClaimedMail, claimMail, endMail, holdsMail, noteMailProblem } from '../outbox-sql.ts'
import { renderMail } from '../templates/render-mail.ts'
import { beginAttempt } from './attempt.ts'
import type { MailTimes } from './mail-times.ts'
import { isRefusal, problemOf } from './send-problem.ts'
import type { Transport } from './transport.ts'

export type MailDependencies = {
  database: Database
  transport: Transport
  links: MailLinks
  legal: LegalDetails
  times: MailTimes
  /** Ends every attempt under way. */
  closing: AbortSignal
}

/** What came of an attempt. `superseded`: there is nothing to say any more, or another has said it. */
export type Delivery =
  | { is: 'sent' | 'superseded' }
  | { is: 'refused' | 'given_up' | 'waiting'; problem: string }

/** One attempt at one mail. */
export async function deliverMail(dependencies: MailDependencies, id: string): Promise<Delivery> {
  const { database, times, closing } = dependencies
  const attempt = beginAttempt(times.attempt, closing)
  try {
    const mail = await claimMail(database, id, times.giveUp)
    return mail ? await deliverClaimed(dependencies, mail, attempt.signal) : { is: 'superseded' }
  } finally {
    attempt.end()
  }
}

async function deliverClaimed(
  dependencies: MailDependencies,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<Delivery> {
  const { database } = dependencies
  try {
    const content = mail.has_expired ? undefined : await readMailContent(database, mail)
    if (content === undefined) {
      await endMail(database, mail.id, 'superseded')
      return { is: 'superseded' }
    }
    await send(dependencies, mail, content, signal)
  } catch (error) {
    return notSent(database, mail, error)
  }
  await persist(signal, () => endMail(database, mail.id, 'sent'))
  return { is: 'sent' }
}

async function notSent(database: Database, mail: ClaimedMail, error: unknown): Promise<Delivery> {
  const problem = problemOf(error)
  await noteMailProblem(database, mail.id, problem)
  if (!isRefusal(error) && !mail.is_old) return { is: 'waiting', problem }
  const outcome = isRefusal(error) ? 'refused' : 'given_up'
  await endMail(database, mail.id, outcome)
  return { is: outcome, problem }
}

function send(
  { database, transport, links, legal }: MailDependencies,
  mail: ClaimedMail,
  content: MailContent[MailKind],
  signal: AbortSignal,
): Promise<void> {
  const { id, kind, language, recipient } = mail
  const outgoing = {
    ...renderMail(kind, content, { language, links, legal }),
    ...{ id, kind, recipient, messageId: mail.message_id, date: mail.created_at },
  }
  return transport(outgoing, {
    signal,
    // The mail server may have made us wait: a mail that is no longer true, or that another server has claimed, is not sent.
    async preSendCheck() {
      const isOurs = !signal.aborted && (await holdsMail(database, mail))
      const now = isOurs ? await readMailContent(database, mail) : undefined
      if (JSON.stringify(now) !== JSON.stringify(content)) throw new Error('superseded meanwhile')
    },
  })
}

/** What has left must be known to have left: tried until it succeeds, as long as the attempt lasts. */
async function persist(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted) throw error
      await sleep(500)
    }
  }
}
