import { dayInPlaceOf } from '@halles/domain/delivery-days.ts'
import { answerBy, changesToPropose } from '@halles/domain/proposal.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { QueueMail } from '../../mail/mail-queue.ts'
import type { SupplierViewer } from '../../platform/access/viewer.ts'
import { mailOfChange } from '../change-order.ts'
import { lapseOverdue } from '../lapse-overdue.ts'
import { hasRoomFor, lockOrderForChange } from '../lock-order-for-change.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'
import { listDaysOfOrder } from './agreed-delivery-sql.ts'
import { hasOpenProposal } from './proposals-sql.ts'
import { propose } from './propose.ts'
import { proposedDay } from './proposed-lines.ts'
import { readProposingTimes } from './proposing-times-sql.ts'

/**
 * Proposes the next day to the restaurant of an order whose day its supplier has just closed, whose rules it holds; the restaurant's
 * screens are still to be told. Undefined where nothing can be proposed: the order is not accepted yet, something else waits for an
 * answer, the delivery is too near, its trail is full, or no other day is offered.
 */
export async function proposeOtherDay(
  context: { tx: Transaction; viewer: SupplierViewer; queueMail: QueueMail },
  publicId: string,
): Promise<{ order: LockedSupplierOrder; day: string } | undefined> {
  const { tx, viewer, queueMail } = context
  const found = await lockOrderForChange(context, publicId)
  if (!found || !changesToPropose('supplier', found.phase).includes('move')) return undefined
  const { order, state } = found
  const hasLapsed = await lapseOverdue(tx, queueMail, order)
  if (await hasOpenProposal(tx, order.id)) return undefined
  if (!hasRoomFor(state, hasLapsed ? 2 : 1)) return undefined
  const times = await readProposingTimes(tx, order.id)
  const until = answerBy(times)
  if ('refused' in until || times.deliveryDay === null) return undefined
  const { days } = await listDaysOfOrder(tx, order)
  const day = dayInPlaceOf(times.deliveryDay, days)
  if (day === undefined) return undefined
  const said = { reason: null, note: '' }
  const proposing = { order, side: 'supplier' as const, by: viewer, ...until, ...said }
  const proposed = await propose(tx, proposing, { asked: proposedDay(day) })
  if ('recorded' in proposed) await mailOfChange(context, order, proposed.recorded)
  return { order, day }
}
