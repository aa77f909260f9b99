import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { inTransaction } from './database/transaction.ts'
import { openMailQueue } from './mail/mail-queue.ts'
import { countWaitingMails, endWaitingMails } from './mail/outbox-sql.ts'
import { lapseProposals } from './orders/proposals/lapse-proposals.ts'
import { deleteAllSessions } from './session/session-sql.ts'

/**
 * Ends what must not go on in a restored database: mails that waited, which the database it was copied from has sent since or
 * will send (unless `sendMails`), and sessions, which may have been ended there since. Proposals whose time has passed lapse
 * now, so that the mails about it end with the others. Says in one line what became of the mails.
 */
export async function prepareRestoredDatabase(
  database: Database,
  config: Config,
  { sendMails }: { sendMails: boolean },
): Promise<string> {
  const { queueMail, close } = await openMailQueue(database, config, () => {})
  await lapseProposals(database, queueMail)
  await close()
  return inTransaction(database, async (tx) => {
    await deleteAllSessions(tx)
    if (sendMails)
      return `Mails that wait, and leave when a server starts: ${await countWaitingMails(tx)}.`
    const ended = await endWaitingMails(tx, 'restored from a backup')
    return `Mails that waited, and are not sent (--send-mails keeps them): ${ended}.`
  })
}
