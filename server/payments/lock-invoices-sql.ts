import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { Pair } from './balance-sql.ts'

/** An invoice that this transaction alone changes the balance of; cents. */
export type LockedInvoice = {
  id: number
  public_id: string
  due_on: string
  balance: number
}

type Wanted = Pick<Pair, 'supplierId' | 'restaurantId'> & {
  /** Invoices that are named, settled or not. */
  named?: readonly string[]
}

/**
 * Locks what two businesses have not settled, and what is named, in the order of ids; then reads what each is left with. Those of
 * others are not among them.
 */
export async function lockUnsettled(
  tx: Transaction,
  { supplierId, restaurantId, named = [] }: Wanted,
): Promise<LockedInvoice[]> {
  // guard: payments: for invoices between the two alone [payments/payment-save.post]
  //   code: supplier_id = ${supplierId} and restaurant_id = ${restaurantId} and kind = 'invoice' and (
  //   instead: (
  // guard: payments: invoices are locked before they are read [payments/payment-races]
  //   code: for no key update`
  //   instead: `
  const { rows } = await sql<{ id: number }>`
    select id from paper
    where supplier_id = ${supplierId} and restaurant_id = ${restaurantId} and kind = 'invoice' and (
      id in (select paper_id from paper_balance
        where supplier_id = ${supplierId} and restaurant_id = ${restaurantId} and balance_cents <> 0)
      or public_id = any(${[...named]}))
    order by id
    for no key update`.execute(tx)
  return readLocked(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Locks the invoices that a payment has shares of, and the payment. */
export async function lockSharesOf(tx: Transaction, paymentId: number): Promise<void> {
  // guard: payments: what is paid back waits while a payment is taken back [payments/payment-races]
  //   code: order by id for no key update
  await sql`
    select id from paper
    where id in (select paper_id from payment_share where payment_id = ${paymentId})
    order by id for no key update`.execute(tx)
  await sql`select id from payment where id = ${paymentId} for no key update`.execute(tx)
}

async function readLocked(tx: Transaction, ids: readonly number[]): Promise<LockedInvoice[]> {
  const { rows } = await sql<LockedInvoice>`
    select id, public_id, paper.due_on, balance_cents as balance
    from paper join paper_balance on paper_id = id
    where id = any(${[...ids]}) order by id`.execute(tx)
  return rows
}
