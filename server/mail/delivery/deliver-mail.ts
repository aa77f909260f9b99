import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@halles/contract/language.ts'
import { type LegalDetails, offersPromotions } from '@halles/contract/legal-details.ts'
import type { Database } from '../../database/connect.ts'
import { readMailContent } from '../content/mail-content.ts'
import { type MailKind, SENT_FOR_OTHERS } from '../content/mail-kinds.ts'
import type { MailLinks } from '../content/mail-links.ts'
import {
  type ClaimedMail,
  claimMails,
  endMails,
  holdsMail,
  noteMailProblem,
} from '../outbox-sql.ts'
import { renderMail } from '../templates/render-mail.ts'
import { beginAttempt } from './attempt.ts'
import type { MailTimes } from './mail-times.ts'
import { isRefusal, problemOf } from './send-problem.ts'
import type { MailAttachment, OutgoingMail, Transport } from './transport.ts'

/** Never throws: what cannot be made is left out, and the mail's link leads to it. */
export type Attach = (mail: {
  kind: MailKind
  content: unknown
  language: Language
}) => Promise<MailAttachment[]>

export type MailDependencies = {
  database: Database
  transport: Transport
  links: MailLinks
  legal: LegalDetails
  times: MailTimes
  /** Ends every attempt under way. */
  closing: AbortSignal
  /** Notes that a mail has left; several at once in one statement. */
  endSent: (id: string) => Promise<void>
  /** What goes with a mail, made when it leaves; without it, nothing does. */
  attach?: Attach | undefined
  /** Takes what kept a mail's state from being known. */
  report: (problem: unknown) => void
}

/** What came of an attempt. `superseded`: there is nothing to say any more, or another has said it. */
export type Delivery =
  | { is: 'sent' | 'superseded' }
  | { is: 'refused' | 'given_up' | 'waiting'; problem: string }

/** One attempt at each of these mails, all at once. */
export async function deliverMails(
  dependencies: MailDependencies,
  ids: readonly string[],
): Promise<{ id: string; delivery: Delivery }[]> {
  const { database, times, closing, report } = dependencies
  const attempt = beginAttempt(times.attempt, closing)
  const claimed = claimMails(database, ids, times.giveUp)
  async function deliver(id: string): Promise<Delivery> {
    const mail = (await claimed).find((one) => one.id === id)
    return mail ? deliverClaimed(dependencies, mail, attempt.signal) : { is: 'superseded' }
  }
  function undecided(problem: unknown): Delivery {
    report(problem)
    return { is: 'waiting', problem: 'the database was away' }
  }
  const deliveries = await Promise.all(
    ids.map(async (id) => ({ id, delivery: await deliver(id).catch(undecided) })),
  )
  attempt.end()
  return deliveries
}

async function deliverClaimed(
  { database, transport, endSent, ...dependencies }: MailDependencies,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<Delivery> {
  const { id, kind, recipient, created_at: date } = mail
  let isSuperseded = mail.has_expired
  async function read(): Promise<OutgoingMail> {
    // The mail server may have made us wait: a mail that another server has claimed meanwhile is not sent.
    if (signal.aborted || !(await holdsMail(database, mail))) throw new Error('claimed meanwhile')
    const content = await readMailContent(database, mail)
    // Queued while somebody was named: nothing leaves in nobody's name.
    const isUnnamed = SENT_FOR_OTHERS.includes(kind) && !offersPromotions(dependencies.legal)
    isSuperseded = content === undefined || isUnnamed
    if (content === undefined || isUnnamed) throw new Error('superseded')
    const { language, message_id: messageId } = mail
    const rendered = renderMail(kind, content, { language, ...dependencies })
    const attachments = (await dependencies.attach?.({ kind, content, language })) ?? []
    return { ...rendered, id, kind, recipient, date, messageId, attachments }
  }
  try {
    if (!isSuperseded) await transport({ id, kind, recipient, date }, { signal, read })
  } catch (error) {
    if (!isSuperseded) return notSent(database, mail, error)
  }
  if (!isSuperseded) {
    await persist(signal, () => endSent(id))
    return { is: 'sent' }
  }
  await endMails(database, [id], 'superseded')
  return { is: 'superseded' }
}

async function notSent(database: Database, mail: ClaimedMail, error: unknown): Promise<Delivery> {
  const problem = problemOf(error)
  await noteMailProblem(database, mail.id, problem)
  if (!isRefusal(error) && !mail.is_old) return { is: 'waiting', problem }
  const outcome = isRefusal(error) ? 'refused' : 'given_up'
  await endMails(database, [mail.id], outcome)
  return { is: outcome, problem }
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
