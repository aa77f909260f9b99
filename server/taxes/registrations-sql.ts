import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Tax } from '@halles/domain/tax/tax-class.ts'
import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type Registration = Output<Endpoints['getTaxSettings']>['registrations'][number]
type Said = { tax: Tax; number: string; fromDay: string }

declare const locked: unique symbol

/** A supplier whose tax numbers only this transaction changes, and under which nobody issues a paper meanwhile. */
export type LockedRegistrations = SupplierId & { readonly [locked]: true }

/** Locks a supplier's row, as issuing does; and the day it is in Montréal. */
export function lockRegistrations(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<{ supplier: LockedRegistrations; today: string }> {
  // guard: taxes: numbers stay while an invoice is issued [issuing/tax-races]
  //   code: .where(queuedToChange('supplier', rowOf(supplierId))) … .forNoKeyUpdate()
  return tx
    .selectFrom('supplier')
    .select([sql<LockedRegistrations>`account_id`.as('supplier'), MONTREAL_TODAY.as('today')])
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** All of a supplier, GST first, the last to begin first. */
export function registrationsOf(reader: Reader, supplierId: SupplierId) {
  return (
    reader
      .selectFrom('tax_registration')
      .select(['public_id', sql<Tax>`tax`.as('tax'), 'number', 'from_day', 'until_day'])
      // guard: taxes: owner of the numbers that are listed [taxes/registrations]
      .where('supplier_id', '=', supplierId)
      .orderBy('tax')
      .orderBy('from_day', 'desc')
  )
}

/** One of the supplier's; undefined for another's and for none. */
export function findRegistration(
  tx: Transaction,
  supplier: LockedRegistrations,
  publicId: string,
): Promise<Registration | undefined> {
  return registrationsOf(tx, supplier).where('public_id', '=', publicId).executeTakeFirst()
}

/** Whether another of the supplier's numbers for this tax holds on some of these days; null: without an end. */
export async function isRegisteredOn(
  tx: Transaction,
  supplier: LockedRegistrations,
  { tax, fromDay, untilDay, except }: Registered & { except: string | undefined },
): Promise<boolean> {
  const other = await tx
    .selectFrom('tax_registration')
    .select('id')
    .where('supplier_id', '=', supplier)
    .where('tax', '=', tax)
    .where(
      sql<boolean>`daterange(from_day, until_day, '[]') && daterange(${fromDay}::date, ${untilDay}::date, '[]')`,
    )
    .$if(except !== undefined, (query) => query.where('public_id', '<>', except ?? ''))
    .executeTakeFirst()
  return other !== undefined
}

type Registered = { tax: Tax; fromDay: string; untilDay: string | null }

export async function insertRegistration(
  tx: Transaction,
  supplier: LockedRegistrations,
  { tax, number, fromDay }: Said,
): Promise<void> {
  await tx
    .insertInto('tax_registration')
    .values({ supplier_id: supplier, tax, number, from_day: fromDay })
    .execute()
}

/** Corrects one of the supplier's, which `findRegistration` has found. */
export async function updateRegistration(
  tx: Transaction,
  supplier: LockedRegistrations,
  publicId: string,
  to: { number: string; from_day: string } | { until_day: string | null },
): Promise<void> {
  await tx
    .updateTable('tax_registration')
    .set(to)
    .where('supplier_id', '=', supplier)
    .where('public_id', '=', publicId)
    .execute()
}
