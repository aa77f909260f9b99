import { dayInPlaceOf } from '@halles/domain/delivery-days.ts'
import { answerBy, changesToPropose } from '@halles/domain/proposal.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { QueueMail } from '../../mail/mail-queue.ts'
import type { SupplierViewer } from '../../platform/access/viewer.ts'
import { hasRoomFor } from '../facts/order-entries-sql.ts'
import { lockProposalPart } from '../proposal-part.ts'
import { listDaysOfPart } from './agreed-changes-sql.ts'
import { lapseOverdue } from './lapse-overdue.ts'
import { openProposal } from './open-proposal.ts'
import { hasOpenProposal } from './proposals-sql.ts'
import { proposedDay } from './proposed-lines.ts'
import { readProposingTimes } from './proposing-times-sql.ts'

/**
 * Proposes the next day to the restaurant of an order whose day its supplier has just closed, whose rules it holds; what to tell the
 * restaurant of. Undefined where nothing can be proposed: the order is not accepted yet, something else waits for an answer, the
 * delivery is too near, its trail is full, or no other day is offered.
 */
export async function proposeOtherDay(
  tx: Transaction,
  { viewer, queueMail }: { viewer: SupplierViewer; queueMail: QueueMail },
  publicId: string,
): Promise<{ partId: number; day: string } | undefined> {
  const found = await lockProposalPart(tx, viewer, publicId)
  if (!found || !changesToPropose('supplier', found.phase).includes('move')) return undefined
  const { part } = found
  await lapseOverdue(tx, queueMail, part)
  if (await hasOpenProposal(tx, part.id)) return undefined
  if (!(await hasRoomFor(tx, part.id, 1))) return undefined
  const times = await readProposingTimes(tx, part.id)
  const until = answerBy(times)
  if ('refused' in until || times.deliveryDay === null) return undefined
  const { days } = await listDaysOfPart(tx, part)
  const day = dayInPlaceOf(times.deliveryDay, days)
  if (day === undefined) return undefined
  const proposing = { part, side: 'supplier' as const, by: viewer, answerBy: until.answerBy }
  const said = { reason: null, note: '' }
  await queueMail(tx, {
    kind: 'proposal-made',
    to: { accountId: part.restaurantId, members: 'trade' },
    facts: { proposalId: await openProposal(tx, { ...proposing, ...said }, proposedDay(day)) },
  })
  return { partId: part.id, day }
}
