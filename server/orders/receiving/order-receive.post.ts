import type { ReceivedEntry } from '@halles/domain/order-entry.ts'
import { LAST_ENTRY_OF_RECEIPTS } from '@halles/domain/order-message.ts'
import { mayReceive } from '@halles/domain/receiving.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import type { Handler } from '../../handler.ts'
import { insertEventForSupplier } from '../../live/order-events-sql.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { hasRoomFor, insertOrderEntries, type NewOrderEntry } from '../facts/order-entries-sql.ts'
import { listOrderedLines } from '../facts/order-lines-sql.ts'
import { findRestaurantOrder } from '../lists/restaurant-orders-sql.ts'
import { lockPart } from '../lock-supplier-order-sql.ts'
import { endProposals } from '../proposals/proposals-sql.ts'
import { hasVersion } from '../supplier-order-status-sql.ts'
import { askedLines, creditChange } from './asked-credit.ts'
import { linesThatCame } from './lines-that-came.ts'
import { type LineChange, receiptChanges } from './receipt-changes.ts'
import {
  readReceivingState,
  upsertCreditRequest,
  upsertReceipt,
  withdrawCreditRequest,
} from './received-order-sql.ts'

type Said = { reason: string | null; text: string }

export const orderReceive: Handler<'orderReceive'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const part = await lockPart(tx, viewer.restaurantId, input.supplier_order_public_id)
  if (!part) throw refuse('not_found')
  const readOrder = async () => {
    const order = await findRestaurantOrder(tx, viewer.restaurantId, part.orderPublicId)
    if (!order) throw refuse('not_found')
    return order
  }
  const state = await readReceivingState(tx, part.id)
  const { receipt, credit } = state
  const problem = await whyNot()
  if (problem) throw refuse(problem, { current: await readOrder() })
  // guard: receive: the day [order-receive.post]
  //   lines: 2
  if (input.day > state.today || input.day < state.placedDay)
    throw refuseField('day', 'date_invalid')

  const lines = await listOrderedLines(tx, part.id)
  const came = linesThatCame(lines, input)
  const change = receiptChanges(
    receipt,
    { day: input.day, note: input.note, lines: came },
    new Map(lines.map((line) => [line.id, openQuantity(line)])),
  )
  const asked = input.ask_credit ? askedLines(lines, came) : []
  if (input.ask_credit && asked.length === 0) throw refuseField('ask_credit', 'invalid')
  const creditEntry = creditChange(credit, asked)
  if (!change && !creditEntry) return readOrder()

  const entries: NewOrderEntry[] = [
    {
      kind: 'received',
      old: receipt && { day: receipt.day },
      new: { day: input.day },
      text: input.note,
    },
    ...(change?.lines ?? []).map(
      ({ lineId, old, hundredths, reason, note }): ReceivedEntry & Said => ({
        kind: 'received',
        lineId,
        old,
        new: { cases: hundredths },
        reason,
        text: note,
      }),
    ),
    ...(creditEntry ? [creditEntry] : []),
  ]
  if (!(await hasRoomFor(tx, part.id, entries.length, LAST_ENTRY_OF_RECEIPTS)))
    throw refuse('trail_full', { current: await readOrder() })
  // guard: proposals: over with an order that is received [proposal-answer.post]
  await endProposals(tx, part.id)
  const [number = 0, ...numbers] = await insertOrderEntries(tx, part.id, viewer, entries)
  await storeReceipt({ number, day: input.day }, change?.lines ?? [], numbers)
  if (creditEntry?.new) {
    const request = { supplierOrderId: part.id, openId: credit?.id }
    await upsertCreditRequest(tx, request, { number: numbers.at(-1) ?? 0, lines: asked })
    await dependencies.queueMail(tx, {
      kind: 'credit-asked',
      to: { accountId: part.supplierId, members: 'trade' },
      facts: { supplierOrderId: part.id },
    })
  } else if (creditEntry && credit) await withdrawCreditRequest(tx, credit.id)
  await countOwnChange(tx, viewer.accountId)
  await insertEventForSupplier(tx, part.id, creditEntry?.new ? 'credit_asked' : 'received')
  return readOrder()

  async function whyNot() {
    // guard: receive: when [order-receive.post]
    if (!part || !mayReceive(part.status, state.isDayReached)) return 'not_to_receive'
    // guard: receive: a credit that was answered [order-receive.post, receiving-races]
    if (credit?.isAnswered) return 'credit_answered'
    // guard: receive: the version that was read [order-receive.post, receiving-races]
    if (!(await hasVersion(tx, part.id, input.order_version))) return 'order_changed'
    // What was asked for in time may be corrected after it.
    // guard: receive: until when a credit is asked for [order-receive.post]
    if (input.ask_credit && !state.mayAskCredit && !credit) return 'credit_too_late'
    return undefined
  }

  async function storeReceipt(
    head: { number: number; day: string },
    changed: readonly LineChange[],
    entryNumbers: readonly number[],
  ) {
    if (!part) return
    const numbered = changed.map((line, index) => ({ ...line, number: entryNumbers[index] ?? 0 }))
    await upsertReceipt(
      tx,
      part.id,
      head,
      numbered.filter((line) => !line.isAsAgreed),
      numbered.filter((line) => line.isAsAgreed).map((line) => line.lineId),
    )
  }
}
