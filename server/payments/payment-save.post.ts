import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { changed } from '@halles/domain/business-activity.ts'
import { formatMoney } from '@halles/domain/money.ts'
import {
  allocatePayment,
  allocateRefund,
  type PaymentShare,
} from '@halles/domain/papers/allocate-payment.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounters } from '../live/change-counter-sql.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { findPair, listUnsettled, sumUnsettled } from './balance-sql.ts'
import { insertPayment } from './insert-payment-sql.ts'
import { type LockedInvoice, lockUnsettled } from './lock-invoices-sql.ts'
import { findPayment } from './payment-list-sql.ts'

export const paymentSave: Handler<'paymentSave'> = async ({ input, viewer, tx, refuse }) => {
  const pair = await findPair(tx, viewer, input.restaurant_public_id)
  if (!pair) throw refuse('not_found')
  // guard: payments: not of a day to come [payments/payment-save.post]
  if (input.paid_on > pair.today) throw refuseField('paid_on', 'payment_day_ahead')
  const named = input.shares?.map((share) => share.paper_public_id)
  const invoices = await lockUnsettled(tx, { ...pair, named: named ?? [] })
  const allocate = input.is_refund ? allocateRefund : allocatePayment
  const allocated = allocate(
    invoices.map(({ id, due_on, balance }) => ({ id, dueOn: due_on, balanceCents: balance })),
    input.amount,
    input.shares && namedShares(input.shares, invoices),
  )
  if ('refused' in allocated) {
    if (allocated.refused === 'differ') throw refuseField('shares', 'shares_differ')
    const { open, credit } = await sumUnsettled(tx, pair)
    const invoices = await listUnsettled(tx, pair)
    throw refuse('payment_above_balance', { open, credit, invoices })
  }
  const { restaurantId, business } = pair
  const amountCents = input.is_refund ? -input.amount : input.amount
  const publicId = await insertPayment(tx, viewer.supplierId, {
    restaurantId,
    amountCents,
    paidOn: input.paid_on,
    method: input.method,
    reference: input.reference,
    personId: viewer.personId,
    shares: allocated.shares,
  })
  if (publicId === undefined) throw new Error('a payment that takes none back is inserted')
  const action = input.is_refund ? 'payment_refunded' : 'payment_saved'
  const detail = changed('payment_amount', null, formatMoney(input.amount))
  await insertBusinessAction(tx, viewer, { action, subject: business.name, detail })
  const payment = await findPayment(tx, viewer, publicId)
  await bumpChangeCounters(tx, [viewer.supplierId, restaurantId])
  return payment
}

type Named = NonNullable<Input<Endpoints['paymentSave']>['shares']>

function namedShares(named: Named, invoices: readonly LockedInvoice[]): PaymentShare[] {
  const ids = new Map(invoices.map(({ public_id, id }) => [public_id, id]))
  const seen = new Set<string>()
  return named.map(({ paper_public_id: publicId, amount }, index) => {
    const field = `shares.${index}.paper_public_id`
    const id = ids.get(publicId)
    if (id === undefined) throw refuseField(field, 'not_an_invoice')
    if (seen.has(publicId)) throw refuseField(field, 'share_twice')
    seen.add(publicId)
    return { id, cents: amount }
  })
}
