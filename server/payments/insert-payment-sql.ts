import type { PaymentShare } from '@halles/domain/papers/allocate-payment.ts'
import type { PaymentMethod } from '@halles/domain/papers/payment.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { PersonId, SupplierId } from '../platform/access/viewer.ts'

type NewPayment = {
  restaurantId: number
  /** Less than nothing where it is paid back, or takes a payment back. */
  amountCents: number
  /** In Montréal, YYYY-MM-DD. */
  paidOn: string | RawBuilder<string>
  method: PaymentMethod
  reference: string
  personId: PersonId
  shares: readonly PaymentShare[]
  reversesId?: number
}

/** Inserts a payment with its shares; its public id, or undefined where the payment that it takes back has been taken back. */
export async function insertPayment(
  tx: Transaction,
  supplierId: SupplierId,
  payment: NewPayment,
): Promise<string | undefined> {
  const { restaurantId, shares } = payment
  const inserted = await tx
    .insertInto('payment')
    .values({
      supplier_id: supplierId,
      restaurant_id: restaurantId,
      amount_cents: payment.amountCents,
      paid_on: payment.paidOn,
      method: payment.method,
      reference: payment.reference,
      by_person_id: payment.personId,
      reverses_id: payment.reversesId ?? null,
    })
    // guard: payments: a payment is taken back once [payments/payment-races]
    //   code: .onConflict((conflict) => conflict.column('reverses_id').doNothing())
    .onConflict((conflict) => conflict.column('reverses_id').doNothing())
    .returning(['id', 'public_id'])
    .executeTakeFirst()
  if (!inserted) return undefined
  // By the order of ids, as balances are locked.
  const rows = shares
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, cents }) => ({
      payment_id: inserted.id,
      paper_id: id,
      supplier_id: supplierId,
      restaurant_id: restaurantId,
      amount_cents: cents,
    }))
  await tx.insertInto('payment_share').values(rows).execute()
  return inserted.public_id
}

export type PaymentToReverse = {
  id: number
  restaurantId: number
  restaurantName: string
  amountCents: number
  method: PaymentMethod
  reference: string
  isReversal: boolean
  shares: PaymentShare[]
}

/** One of the supplier's own. Nothing of it ever changes. */
export async function findPaymentToReverse(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<PaymentToReverse | undefined> {
  // guard: payments: owner of what is taken back [access-sweep, payments/payment-reverse.post]
  //   code: supplier_id = ${supplierId} and
  //   instead: ${supplierId} > 0 and
  const { rows } = await sql<PaymentToReverse>`
    select id, restaurant_id as "restaurantId", amount_cents as "amountCents", method, reference,
      reverses_id is not null as "isReversal",
      (select name from restaurant where account_id = restaurant_id) as "restaurantName",
      (select json_agg(json_build_object('id', paper_id, 'cents', amount_cents))
        from payment_share where payment_id = payment.id) as shares
    from payment
    where supplier_id = ${supplierId} and public_id = ${publicId}`.execute(tx)
  return rows[0]
}
