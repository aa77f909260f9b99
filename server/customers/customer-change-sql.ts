import type { CustomerStatus } from '@halles/domain/customer.ts'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

declare const locked: unique symbol

/** A supplier whose customers only this transaction changes. */
export type LockedCustomers = SupplierId & { readonly [locked]: true }

/** Locks a supplier's row, which checkouts share: what is agreed with a customer stays as they read it until they have ended. */
export async function lockCustomers(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<LockedCustomers> {
  const { supplier } = await tx
    .selectFrom('supplier')
    .select(sql<LockedCustomers>`account_id`.as('supplier'))
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return supplier
}

/** What a supplier says of a customer; cents. */
export type SaidOfCustomer = {
  status: CustomerStatus
  code: string
  minimum_cents: number | null
  terms_days: number | null
  note: string
  price_list_id: number | null
}

/** Locks a customer and answers it as it is before a change, with the names of the restaurant and its price list; undefined for whoever is none. */
export function findCustomerToChange(
  tx: Transaction,
  supplier: LockedCustomers,
  restaurantPublicId: string,
): Promise<
  { id: number; name: string; said: SaidOfCustomer; listName: string | null } | undefined
> {
  return (
    tx
      .selectFrom('customer')
      .innerJoin('account', 'account.id', 'customer.restaurant_id')
      .innerJoin('restaurant', 'restaurant.account_id', 'account.id')
      .leftJoin('price_list', 'price_list.id', 'customer.price_list_id')
      .select(({ ref }) => [
        'account.id',
        'restaurant.name',
        'price_list.name as listName',
        jsonBuildObject({
          status: sql<CustomerStatus>`customer.status`,
          code: ref('code'),
          minimum_cents: ref('minimum_cents'),
          terms_days: ref('terms_days'),
          note: ref('note'),
          price_list_id: ref('price_list_id'),
        }).as('said'),
      ])
      // guard: customers: whose customer is changed [access-sweep]
      .where('customer.supplier_id', '=', supplier)
      .where('account.public_id', '=', restaurantPublicId)
      .forNoKeyUpdate('customer')
      .executeTakeFirst()
  )
}

/** Whether another customer of the supplier has a code. */
export async function isCodeTaken(
  tx: Transaction,
  supplier: LockedCustomers,
  { code, except }: { code: string; except: number },
): Promise<boolean> {
  const other = await tx
    .selectFrom('customer')
    .select('restaurant_id')
    .where('supplier_id', '=', supplier)
    .where('code', '=', code)
    .where('code', '<>', '')
    .where('restaurant_id', '<>', except)
    .executeTakeFirst()
  return other !== undefined
}

/** Changes what a supplier says of a customer; from when its status counts, if it is another. */
export async function updateCustomer(
  tx: Transaction,
  supplier: LockedCustomers,
  { id, said }: { id: number; said: SaidOfCustomer },
): Promise<void> {
  await tx
    .updateTable('customer')
    .set({
      ...said,
      since: sql<Date>`case when status = ${said.status} then since else now() end`,
    })
    .where('supplier_id', '=', supplier)
    .where('restaurant_id', '=', id)
    .execute()
}
