import { type Expression, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

/** Which wording of the terms a restaurant has joined under: their date. */
const TERMS_VERSION = '2026-11'

/**
 * Keeps why suppliers may write to a restaurant from its activation on: its membership (DECISIONS section 4). Nothing for
 * a supplier, nor for a consent there is already. A rule of express consent would begin here.
 */
export async function insertMembershipConsent(tx: Transaction, accountId: number): Promise<void> {
  await tx
    .insertInto('promotion_consent')
    .columns(['restaurant_id', 'basis', 'wording'])
    .expression((eb) =>
      eb
        .selectFrom('restaurant')
        .select([
          'account_id',
          eb.val('membership').as('basis'),
          eb.val(TERMS_VERSION).as('wording'),
        ])
        .where('account_id', '=', accountId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The one rule of who may be written to: active restaurants of the cities that an active supplier serves, whose consent
 * stands and who have ended neither this supplier's promotions nor all.
 */
export function restaurantsThatTake(reader: Reader, supplierId: SupplierId | Expression<number>) {
  return reader
    .selectFrom('restaurant')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('promotion_consent', 'promotion_consent.restaurant_id', 'account.id')
    .innerJoin('supplier_city', 'supplier_city.city_id', 'restaurant.city_id')
    .innerJoin('account as supplier', 'supplier.id', 'supplier_city.supplier_id')
    .where('supplier.id', '=', supplierId)
    .where('supplier.status', '=', 'active')
    .where('account.status', '=', 'active')
    .where('promotion_consent.ended_at', 'is', null)
    .where(({ not }) =>
      not(hasEnded(sql`(ended.supplier_id is null or ended.supplier_id = supplier.id)`)),
    )
}

/** Whether the restaurant of a joined `account` has ended promotions: `which` names them by `ended.supplier_id`. */
export function hasEnded(which: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from promotion_unsubscription ended
    where ended.restaurant_id = account.id and ended.ended_at is null and ${which})`
}

/** To how many restaurants a promotion would go now. */
export async function countRecipients(reader: Reader, supplierId: SupplierId): Promise<number> {
  const { count } = await restaurantsThatTake(reader, supplierId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Recipient = { accountId: number; publicId: string }

/** The restaurants that a promotion goes to now, and the supplier's own public id. */
export async function listRecipients(
  reader: Reader,
  supplierId: SupplierId,
): Promise<{ supplier: string; recipients: Recipient[] }> {
  const recipients = await restaurantsThatTake(reader, supplierId)
    .select([
      'account.id as accountId',
      'account.public_id as publicId',
      'supplier.public_id as supplier',
    ])
    .orderBy('account.id')
    .execute()
  return { supplier: recipients[0]?.supplier ?? '', recipients }
}

/** Every consent with what became of it, for whoever has to prove it; a restaurant a row. */
export function listConsents(reader: Reader): Promise<Record<string, unknown>[]> {
  return reader
    .selectFrom('promotion_consent')
    .innerJoin('restaurant', 'restaurant.account_id', 'promotion_consent.restaurant_id')
    .innerJoin('account', 'account.id', 'promotion_consent.restaurant_id')
    .select(({ selectFrom }) => [
      'restaurant.name as restaurant',
      'account.public_id',
      'account.email',
      'basis',
      'wording',
      'given_at',
      'promotion_consent.ended_at',
      jsonArrayFrom(
        selectFrom('promotion_unsubscription as ended')
          .leftJoin('supplier', 'supplier.account_id', 'ended.supplier_id')
          .select(['supplier.name as supplier', 'ended.began_at', 'ended.ended_at'])
          .whereRef('ended.restaurant_id', '=', 'account.id')
          .orderBy('ended.id'),
      ).as('unsubscriptions'),
    ])
    .orderBy('given_at')
    .orderBy('account.id')
    .execute()
}
