import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sumCents } from '@halles/domain/money.ts'
import { answerCredit } from '@halles/domain/receiving.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { insertEventForRestaurant } from '../../live/order-events-sql.ts'
import { countOwnChange } from '../../live/own-changes-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { insertOrderEntries } from '../facts/order-entries-sql.ts'
import { findSupplierOrder } from '../lists/supplier-orders-sql.ts'
import { hasVersion, lockSupplierOrder } from '../supplier-order-status-sql.ts'
import { findOrderOfCredit, getCredit, updateCreditToAnswered } from './credit-sql.ts'

export const creditAnswer: Handler<'creditAnswer'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const { supplierId } = viewer
  const orderPublicId = await findOrderOfCredit(tx, supplierId, input.credit_public_id)
  const order = orderPublicId && (await lockSupplierOrder(tx, supplierId, orderPublicId))
  if (!order) throw refuse('not_found')
  const readOrder = async () => {
    const current = await findSupplierOrder(tx, supplierId, orderPublicId)
    if (!current) throw refuse('not_found')
    return current
  }
  const credit = await getCredit(tx, order.id, input.credit_public_id)
  if (credit.status === 'withdrawn') throw refuse('order_changed', { current: await readOrder() })
  if (credit.status !== 'asked') throw refuse('credit_answered', { current: await readOrder() })
  const isAsRead = await hasVersion(tx, order.id, input.order_version)
  // guard: credit answer: the version that was read [credit-answer.post, receiving-races]
  if (!isAsRead) throw refuse('order_changed', { current: await readOrder() })

  const { status, lines } = answered(credit.lines, context)
  const [number = 0] = await insertOrderEntries(tx, order.id, viewer, [
    {
      kind: 'credit_answered',
      old: { amount: sumCents(lines.map((line) => line.askedCents)) },
      new: { amount: sumCents(lines.map((line) => line.grantedCents)) },
      text: input.reason,
    },
  ])
  if (!(await updateCreditToAnswered(tx, { id: credit.id, status, number }, lines)))
    throw refuse('credit_answered', { current: await readOrder() })
  await dependencies.queueMail(tx, {
    kind: 'credit-answered',
    to: { accountId: order.restaurantId, members: 'trade' },
    facts: { supplierOrderId: order.id },
  })
  await countOwnChange(tx, supplierId)
  await insertEventForRestaurant(tx, order.id, 'credit_answered')
  return readOrder()
}

type AskedLine = { lineId: number; publicId: string; askedCents: number }

/** What is granted by line; what cannot be, and less than all without a reason, is refused by field. */
function answered(
  asked: readonly AskedLine[],
  { input }: HandlerContext<Endpoints['creditAnswer']>,
) {
  const answer = answerCredit(
    asked,
    input.lines.map((line) => ({ publicId: line.public_id, grantedCents: line.granted })),
  )
  if ('refused' in answer) {
    const { refused, index } = answer
    if (refused === 'credit_above_asked')
      throw refuseField(`lines.${index}.granted`, 'credit_invalid')
    throw refuseField(`lines.${index}.public_id`, refused)
  }
  if (answer.status !== 'granted' && input.reason === '') throw refuseField('reason', 'required')
  return answer
}
