import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { PROMOTION_EVERY_MINUTES } from '@halles/domain/promotion.ts'
import { type SqlBool, sql } from 'kysely'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

// More than three months of a supplier that writes every day.
const LISTED = 100

/**
 * Takes the supplier's promotion of this hour; false when the last one is not an hour ago. One conditional update by the
 * database's clock (I8): of many at once the row lets one through.
 */
export async function updatePromotionHour(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<boolean> {
  const taken = await tx
    .updateTable('supplier')
    .set({ promotion_sent_at: sql`now()` })
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .where(sql<SqlBool>`coalesce(promotion_sent_at + ${EVERY} <= now(), true)`)
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whole seconds until the supplier may send its next promotion: at least one, and at most all, though the clock was set back. */
export async function getSecondsToWait(reader: Reader, supplierId: SupplierId): Promise<number> {
  const { seconds } = await reader
    .selectFrom('supplier')
    .select(
      sql<number>`greatest(1, ceil(extract(epoch from least(promotion_sent_at - now(), '0') + ${EVERY})))::integer`.as(
        'seconds',
      ),
    )
    .where('account_id', '=', supplierId)
    .executeTakeFirstOrThrow()
  return seconds
}

const EVERY = sql`interval '${sql.raw(`${PROMOTION_EVERY_MINUTES}`)} minutes'`

/** Keeps a promotion and to how many restaurants it goes; answers its id. */
export async function insertPromotion(
  tx: Transaction,
  supplierId: SupplierId,
  promotion: { message: string; recipients: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('promotion')
    .values({ supplier_id: supplierId, ...promotion })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Promotion = Output<Endpoints['promotionList']>['promotions'][number]

/** In the order in which they were named, in cents. */
const NAMED_SPECIALS = sql<Promotion['specials']>`(
  select coalesce(json_agg(json_build_object('price', named.price_cents, 'from_cases', from_cases,
    'from_day', lower(days), 'until_day', upper(days) - 1, 'product', json_build_object('public_id', product.public_id,
      'name_fr', named.name_fr, 'name_en', named.name_en, 'list_price', list_price_cents)) order by place), '[]')
  from promotion_special named join product on product.id = product_id where promotion_id = promotion.id)`

/** What the supplier sent, newest first. */
export async function listPromotions(reader: Reader, supplierId: SupplierId): Promise<Promotion[]> {
  const promotions = await reader
    .selectFrom('promotion')
    .select(['sent_at', 'recipients', 'message', NAMED_SPECIALS.as('specials')])
    .where('supplier_id', '=', supplierId)
    .orderBy('sent_at', 'desc')
    .limit(LISTED)
    .execute()
  return promotions.map((promotion) => ({
    ...promotion,
    sent_at: promotion.sent_at.toISOString(),
  }))
}
