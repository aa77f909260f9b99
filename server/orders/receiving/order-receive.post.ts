import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { ReceivedEntry } from '@halles/domain/order-entry.ts'
import { LAST_ENTRY_OF_RECEIPTS } from '@halles/domain/order-message.ts'
import { mayReceive } from '@halles/domain/receiving.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { tellOfChange, writeChange } from '../change-order.ts'
import type { NewOrderEntry } from '../facts/order-entries-sql.ts'
import { listOrderedLines } from '../facts/order-lines-sql.ts'
import {
  hasRoomFor,
  isAsRead,
  lockOrderForChange,
  type OrderToChange,
} from '../lock-order-for-change.ts'
import { askedLines, creditChange } from './asked-credit.ts'
import { linesThatCame } from './lines-that-came.ts'
import { type LineChange, receiptChanges } from './receipt-changes.ts'
import {
  type ReceivingState,
  readReceivingState,
  upsertCreditRequest,
  upsertReceipt,
  withdrawCreditRequest,
} from './received-order-sql.ts'

type Context = HandlerContext<Endpoints['orderReceive']>
type Said = { reason: string | null; text: string }

export const orderReceive: Handler<'orderReceive'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const found = await lockOrderForChange(context, input.supplier_order_public_id)
  if (!found) throw refuse('not_found')
  const { order, readOrder } = found
  const state = await readReceivingState(tx, order.id)
  const { receipt, credit } = state
  const problem = refusalReason(context, found, state)
  if (problem) throw refuse(problem, { current: await readOrder() })
  // guard: receive: the day [order-receive.post]
  //   lines: 2
  if (input.day > state.today || input.day < state.placedDay)
    throw refuseField('day', 'date_invalid')

  const lines = await listOrderedLines(tx, order.id)
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
  if (!hasRoomFor(found.state, entries.length, LAST_ENTRY_OF_RECEIPTS))
    throw refuse('trail_full', { current: await readOrder() })
  const recorded = await writeChange(tx, order, viewer, { entries })
  const [number = 0, ...numbers] = recorded.map((entry) => entry.number)
  const lineChanges = change?.lines ?? []
  await storeReceipt(
    context,
    order.id,
    { number, day: input.day },
    numberedBy(lineChanges, numbers),
  )
  if (creditEntry?.new) {
    const request = { supplierOrderId: order.id, openId: credit?.id }
    await upsertCreditRequest(tx, request, { number: numbers.at(-1) ?? 0, lines: asked })
  } else if (creditEntry && credit) await withdrawCreditRequest(tx, credit.id)
  await tellOfChange(context, order, recorded)
  return readOrder()
}

function refusalReason(
  { input }: Context,
  { order, state }: OrderToChange,
  { isDayReached, mayAskCredit, credit }: ReceivingState,
) {
  // guard: receive: when [order-receive.post]
  if (!mayReceive(order.status, isDayReached)) return 'not_to_receive'
  // guard: receive: a credit that was answered [order-receive.post, receiving-races]
  if (credit?.isAnswered) return 'credit_answered'
  // guard: receive: the version that was read [order-receive.post, receiving-races]
  if (!isAsRead(state, input.order_version)) return 'order_changed'
  // What was asked for in time may be corrected after it.
  // guard: receive: until when a credit is asked for [order-receive.post]
  if (input.ask_credit && !mayAskCredit && !credit) return 'credit_too_late'
  return undefined
}

type Numbered = LineChange & { number: number }

function numberedBy(lines: readonly LineChange[], numbers: readonly number[]): Numbered[] {
  return lines.map((line, index) => ({ ...line, number: numbers[index] ?? 0 }))
}

async function storeReceipt(
  { tx }: Context,
  supplierOrderId: number,
  head: { number: number; day: string },
  lines: readonly Numbered[],
): Promise<void> {
  await upsertReceipt(
    tx,
    supplierOrderId,
    head,
    lines.filter((line) => !line.isAsAgreed),
    lines.filter((line) => line.isAsAgreed).map((line) => line.lineId),
  )
}
