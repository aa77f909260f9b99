import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sumCents } from '@halles/domain/money.ts'
import { answerCredit } from '@halles/domain/receiving.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { tellOfChange, writeChange } from '../change-order.ts'
import { isAsRead, lockOrderForChange } from '../lock-order-for-change.ts'
import { findOrderOfCredit, getCredit, updateCreditToAnswered } from './credit-sql.ts'

export const creditAnswer: Handler<'creditAnswer'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const publicId = await findOrderOfCredit(tx, viewer.supplierId, input.credit_public_id)
  const found = publicId && (await lockOrderForChange(context, publicId))
  if (!found) throw refuse('not_found')
  const { order, state, readOrder } = found
  const credit = await getCredit(tx, order.id, input.credit_public_id)
  if (credit.status === 'withdrawn') throw refuse('order_changed', { current: await readOrder() })
  if (credit.status !== 'asked') throw refuse('credit_answered', { current: await readOrder() })
  // guard: credit answer: the version that was read [credit-answer.post, receiving-races]
  //   lines: 2
  if (!isAsRead(state, input.order_version))
    throw refuse('order_changed', { current: await readOrder() })

  const { status, lines } = answered(credit.lines, context)
  const recorded = await writeChange(tx, order, viewer, {
    entries: [
      {
        kind: 'credit_answered',
        old: { amount: sumCents(lines.map((line) => line.askedCents)) },
        new: { amount: sumCents(lines.map((line) => line.grantedCents)) },
        text: input.reason,
      },
    ],
  })
  const { number = 0 } = recorded[0] ?? {}
  if (!(await updateCreditToAnswered(tx, { id: credit.id, status, number }, lines)))
    throw refuse('credit_answered', { current: await readOrder() })
  await tellOfChange(context, order, recorded)
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
