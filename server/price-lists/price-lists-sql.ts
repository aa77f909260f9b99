import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

declare const locked: unique symbol

/** A supplier whose price lists and specials only this transaction changes. */
export type LockedPrices = SupplierId & { readonly [locked]: true }

/** Locks a supplier's row, which checkouts share: what it agrees stays as they read it. And the day it is in Montréal. */
export function lockAgreedPrices(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<{ supplier: LockedPrices; today: string }> {
  // guard: prices: lock of the supplier [agreed-price-races]
  //   code: .forNoKeyUpdate()
  return tx
    .selectFrom('supplier')
    .select([sql<LockedPrices>`account_id`.as('supplier'), MONTREAL_TODAY.as('today')])
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** All of a supplier by name; what each takes off in hundredths of a percent. */
export async function listPriceLists(
  reader: Reader,
  supplierId: SupplierId,
): Promise<Output<Endpoints['priceListList']>> {
  const price_lists = await reader
    .selectFrom('price_list')
    .select(({ selectFrom }) => [
      'public_id',
      'name',
      sql<number>`-adjust_bp`.as('percent_off'),
      selectFrom('price_list_line')
        .innerJoin('product', 'product.id', 'product_id')
        .select(sql<number>`count(distinct product_id)::integer`.as('lines'))
        .whereRef('price_list_line.price_list_id', '=', 'price_list.id')
        .where('product.deleted_at', 'is', null)
        .where(sql<boolean>`days @> ${MONTREAL_TODAY}`)
        .$asScalar()
        .$notNull()
        .as('lines'),
      selectFrom('customer')
        .select(sql<number>`count(*)::integer`.as('customers'))
        .whereRef('customer.price_list_id', '=', 'price_list.id')
        .$asScalar()
        .$notNull()
        .as('customers'),
    ])
    // guard: price lists: owner of those that are listed [price-lists/price-lists]
    .where('supplier_id', '=', supplierId)
    .orderBy('name', (name) => name.collate('fr-x-icu'))
    .execute()
  return { price_lists }
}

export type PriceList = { id: number; name: string; adjustBp: number }

/** One of the supplier's own. */
export function findPriceList(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<PriceList | undefined> {
  return (
    reader
      .selectFrom('price_list')
      .select(['id', 'name', 'adjust_bp as adjustBp'])
      // guard: price lists: owner of one that is read or changed [price-lists/price-lists]
      .where('supplier_id', '=', supplierId)
      .where('public_id', '=', publicId)
      .executeTakeFirst()
  )
}

/** Of the others: whether one has that name, and how many they are. */
export function findOtherPriceLists(
  tx: Transaction,
  supplier: LockedPrices,
  { name, id = 0 }: { name: string; id?: number | undefined },
): Promise<{ count: number; isNameTaken: boolean }> {
  return tx
    .selectFrom('price_list')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<boolean>`coalesce(bool_or(name = ${name}), false)`.as('isNameTaken'),
    ])
    .where('supplier_id', '=', supplier)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
}

type Said = Pick<Input<Endpoints['priceListSave']>, 'name' | 'percent_off'>

export async function insertPriceList(
  tx: Transaction,
  supplier: LockedPrices,
  { name, percent_off }: Said,
): Promise<void> {
  await tx
    .insertInto('price_list')
    .values({ supplier_id: supplier, name, adjust_bp: -percent_off })
    .execute()
}

export async function updatePriceList(
  tx: Transaction,
  supplier: LockedPrices,
  { id, name, percent_off }: Said & { id: number },
): Promise<void> {
  await tx
    .updateTable('price_list')
    .set({ name, adjust_bp: -percent_off })
    .where('supplier_id', '=', supplier)
    .where('id', '=', id)
    .execute()
}

/** Removes a price list with its lines; false where a customer has it, or somebody who is invited would. */
export async function deletePriceList(
  tx: Transaction,
  supplier: LockedPrices,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('price_list')
    .where('supplier_id', '=', supplier)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customer').where('price_list_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trade_invitation')
            .where('price_list_id', '=', id)
            .where('accepted_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
