import { paymentSaveInput } from '@halles/contract/schemas/payment.ts'
import { formatMoney, parseMoney, sumCents } from '@halles/domain/money.ts'
import { PAYMENT_METHODS } from '@halles/domain/papers/payment.ts'
import { z } from 'zod'
import { type Problems, problemsIn } from '../../../components/form/problems.ts'
import { typedDecimal } from '../../../components/typed-decimal.ts'
import type { Balance } from './payment-queries.ts'

/** As they are typed. */
export type PaymentValues = {
  amount: string
  paid_on: string
  method: string
  reference: string
  /** 'yes': paid back to the customer. */
  refund: string
  /** `oldest`: the first due; `hand`: by `shares`. */
  division: string
  /** By the invoice's id; empty: none. */
  shares: Record<string, string>
}

type Begun = {
  today: string
  comma: boolean
  invoices: Balance['invoices']
  paper?: string | undefined
}

/** Of one invoice, what is left to pay of it; else nothing is typed yet. */
export function paymentValues({ today, comma, invoices, paper }: Begun): PaymentValues {
  const left = invoices.find(({ public_id }) => public_id === paper)?.balance ?? ''
  const amount = left.startsWith('-') ? '' : comma ? left.replace('.', ',') : left
  return {
    amount,
    paid_on: today,
    method: 'cheque',
    reference: '',
    refund: '',
    division: amount === '' ? 'oldest' : 'hand',
    shares: Object.fromEntries(
      invoices.map(({ public_id }) => [public_id, public_id === paper ? amount : '']),
    ),
  }
}

/** As they are sent. */
export function paymentBody(values: PaymentValues, restaurant_public_id: string) {
  const shares = Object.entries(values.shares)
    .map(([paper_public_id, amount]) => ({ paper_public_id, amount: typedDecimal(amount) }))
    .filter(({ amount }) => amount !== '')
  return {
    restaurant_public_id,
    amount: typedDecimal(values.amount),
    is_refund: values.refund === 'yes',
    paid_on: values.paid_on,
    method: PAYMENT_METHODS.find((one) => one === values.method) ?? 'other',
    reference: values.reference,
    ...(values.division === 'hand' && shares.length > 0 && { shares }),
  }
}

/** What is divided by hand, in dollars of the wire; what is no amount counts nothing. */
export function sharedAmount(shares: PaymentValues['shares']): string {
  return formatMoney(
    sumCents(Object.values(shares).map((typed) => parseMoney(typedDecimal(typed)) ?? 0)),
  )
}

export function paymentProblems(
  values: PaymentValues,
  restaurant: string,
  today: string,
): Problems<PaymentValues> {
  const body = paymentBody(values, restaurant)
  const places = 'shares' in body ? body.shares.map(({ paper_public_id }) => paper_public_id) : []
  const pathOf = (path: string) =>
    path.replace(/^shares\.(\d+)\..*$/, (_, at) => `shares.${places[Number(at)]}`)
  const paid = parseMoney(body.amount)
  const divided = parseMoney(sharedAmount(values.shares)) ?? 0
  return {
    ...(values.division === 'hand' && paid !== undefined && divided !== paid
      ? { amount: 'shares_differ' }
      : {}),
    ...(values.paid_on > today ? { paid_on: 'payment_day_ahead' } : {}),
    ...problemsIn(z.object(paymentSaveInput), body, pathOf),
  }
}
