import { changed } from '@halles/domain/business-activity.ts'
import { formatMoney } from '@halles/domain/money.ts'
import { reversedShares } from '@halles/domain/papers/allocate-payment.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounters } from '../live/change-counter-sql.ts'
import { findPaymentToReverse, insertPayment } from './insert-payment-sql.ts'
import { lockSharesOf } from './lock-invoices-sql.ts'
import { findPayment } from './payment-list-sql.ts'

export const paymentReverse: Handler<'paymentReverse'> = async ({ input, viewer, tx, refuse }) => {
  const payment = await findPaymentToReverse(tx, viewer.supplierId, input.public_id)
  if (!payment) throw refuse('not_found')
  // guard: payments: what takes back is not taken back [payments/payment-reverse.post]
  if (payment.isReversal) throw refuse('payment_reversed')
  const { restaurantId, amountCents, method, reference } = payment
  await lockSharesOf(tx, payment.id)
  const reversal = await insertPayment(tx, viewer.supplierId, {
    restaurantId,
    amountCents: -amountCents,
    paidOn: MONTREAL_TODAY,
    method,
    reference,
    personId: viewer.personId,
    shares: reversedShares(payment.shares),
    reversesId: payment.id,
  })
  if (reversal === undefined) throw refuse('payment_reversed')
  const detail = changed('payment_amount', formatMoney(Math.abs(amountCents)), null)
  const subject = payment.restaurantName
  await insertBusinessAction(tx, viewer, { action: 'payment_reversed', subject, detail })
  const answer = await findPayment(tx, viewer, input.public_id)
  await bumpChangeCounters(tx, [viewer.supplierId, restaurantId])
  return answer
}
