import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { beginAttempt } from './attempt.ts'
import { readMailContent } from './mail-content.ts'
import type { MailContent, MailKind } from './mail-kinds.ts'
import type { MailLinks } from './mail-links.ts'
import type { MailTimes } from './mail-times.ts'
import { type ClaimedMail, claimMail, endMail, holdsMail, releaseMail } from './outbox-sql.ts'
import { isAnswerToMail, isRefusal, problemOf } from './send-problem.ts'
import { renderMail } from './templates/render-mail.ts'
import type { Transport } from './transport.ts'

export type Post = {
  database: Database
  transport: Transport
  links: MailLinks
  times: MailTimes
  /** Ends every attempt under way. */
  closing: AbortSignal
}

/**
 * What came of an attempt: out of our hands, ended without being sent, or to be tried again. `answered`: the mail
 * server spoke about this mail alone.
 */
export type Delivery =
  | { is: 'sent' | 'ended' }
  | { is: 'refused' | 'given_up'; problem: string }
  | { is: 'waiting'; problem: string; answered: boolean }

/** One attempt at one mail. */
export async function deliverMail(post: Post, id: string): Promise<Delivery> {
  const attempt = beginAttempt(post.times.attempt, post.closing)
  try {
    const mail = await claimMail(post.database, id, post.times.lease)
    if (mail === 'ended') return { is: 'ended' }
    if (mail === 'held') return { is: 'waiting', problem: 'another worker has it', answered: true }
    return await deliverClaimed(post, mail, attempt.signal)
  } finally {
    attempt.end()
  }
}

async function deliverClaimed(
  post: Post,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<Delivery> {
  const content = mail.has_expired ? undefined : await readMailContent(post.database, mail)
  if (content === undefined) {
    await endMail(post.database, mail.id, 'overtaken', null)
    return { is: 'ended' }
  }
  try {
    await send(post, mail, content, signal)
  } catch (error) {
    return notSent(post, mail, error)
  }
  await persist(signal, () => endMail(post.database, mail.id, 'sent', null))
  return { is: 'sent' }
}

function send(
  { database, transport, links }: Post,
  mail: ClaimedMail,
  content: MailContent[MailKind],
  signal: AbortSignal,
): Promise<void> {
  const { id, kind, language, recipient } = mail
  const outgoing = {
    ...renderMail(kind, content, { language, links }),
    ...{ id, kind, recipient, messageId: mail.message_id, date: mail.created_at },
  }
  return transport(outgoing, {
    signal,
    // The server may have kept us waiting: what is no longer true, or no longer ours, stays here.
    async lastLook() {
      const isOurs = !signal.aborted && (await holdsMail(database, mail))
      const now = isOurs ? await readMailContent(database, mail) : undefined
      if (JSON.stringify(now) !== JSON.stringify(content)) throw new Error('overtaken meanwhile')
    },
  })
}

async function notSent(
  { database, times }: Post,
  mail: ClaimedMail,
  error: unknown,
): Promise<Delivery> {
  const problem = problemOf(error)
  if (isRefusal(error)) {
    await endMail(database, mail.id, 'refused', problem)
    return { is: 'refused', problem }
  }
  const isOver = await releaseMail(database, mail, { problem, giveUpHours: times.giveUpHours })
  return isOver
    ? { is: 'given_up', problem }
    : { is: 'waiting', problem, answered: isAnswerToMail(error) }
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
