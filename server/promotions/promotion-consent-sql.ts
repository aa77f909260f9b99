import type { Language } from '@halles/contract/language.ts'
import { CONSENT_WORDING, type ConsentSource } from '@halles/domain/promotion.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { RestaurantId, SupplierId } from '../platform/access/viewer.ts'

type Answer = { answer: boolean; language: Language; source: ConsentSource }

/** Stores a restaurant's answer to whether suppliers may send it promotions, with the version of the question. */
export async function insertConsentAnswer(
  tx: Transaction,
  restaurantId: number,
  answer: Answer,
): Promise<void> {
  await tx
    .insertInto('promotion_consent')
    .values({ restaurant_id: restaurantId, wording: CONSENT_WORDING, ...answer })
    .execute()
}

/**
 * The same of a restaurant that may have answered before: an answer that repeats the last one is not stored again, for the
 * first one is the proof. Answers of one restaurant at once come one after the other. Whether it was stored.
 */
export async function insertConsentChange(
  tx: Transaction,
  restaurantId: RestaurantId,
  answer: Answer,
): Promise<boolean> {
  await tx
    .selectFrom('restaurant')
    .select('account_id')
    .where('account_id', '=', restaurantId)
    .forNoKeyUpdate()
    .execute()
  const last = await findConsentAnswer(tx, restaurantId)
  if (last?.answer === answer.answer) return false
  await insertConsentAnswer(tx, restaurantId, answer)
  return true
}

/** A restaurant's last answer; undefined when it was never asked. */
export function findConsentAnswer(
  reader: Reader,
  restaurantId: RestaurantId,
): Promise<{ answer: boolean; answered_at: string } | undefined> {
  return reader
    .selectFrom('promotion_consent')
    .select(['answer', instant('answered_at').as('answered_at')])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The one rule of who may be written to: active restaurants of the cities that an active supplier serves, which have
 * consented and have not ended this supplier's promotions.
 */
export function restaurantsThatTake(reader: Reader, supplierId: SupplierId | Expression<number>) {
  return reader
    .selectFrom('restaurant')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('supplier_city', 'supplier_city.city_id', 'restaurant.city_id')
    .innerJoin('account as supplier', 'supplier.id', 'supplier_city.supplier_id')
    .where('supplier.id', '=', supplierId)
    .where('supplier.status', '=', 'active')
    .where('account.status', '=', 'active')
    .where(hasConsented())
    .where(({ not }) => not(hasEnded('supplier.id')))
}

/** Whether the last answer of a joined `account` is yes. */
export function hasConsented() {
  return sql<boolean>`coalesce((
    select answer from promotion_consent
    where restaurant_id = account.id order by promotion_consent.id desc limit 1), false)`
}

/** Whether the restaurant of a joined `account` has ended the promotions of the supplier whose id a column holds. */
export function hasEnded(supplierId: string) {
  return sql<boolean>`exists (
    select from promotion_unsubscription ended
    where ended.restaurant_id = account.id and ended.ended_at is null
      and ended.supplier_id = ${sql.ref(supplierId)})`
}

/** To how many restaurants a promotion would go now. */
export async function countRecipients(reader: Reader, supplierId: SupplierId): Promise<number> {
  const { count } = await restaurantsThatTake(reader, supplierId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Recipient = { accountId: number; publicId: string }

/**
 * The restaurants that a promotion goes to now, and the supplier's own public id. `isMeant`: of those that take it, by their
 * joined `account`.
 */
export async function listRecipients(
  reader: Reader,
  supplierId: SupplierId,
  isMeant: Expression<SqlBool> = sql.lit(true),
): Promise<{ supplier: string; recipients: Recipient[] }> {
  const recipients = await restaurantsThatTake(reader, supplierId)
    .where(isMeant)
    .select([
      'account.id as accountId',
      'account.public_id as publicId',
      'supplier.public_id as supplier',
    ])
    .orderBy('account.id')
    .execute()
  return { supplier: recipients[0]?.supplier ?? '', recipients }
}
