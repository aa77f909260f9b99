import { sql } from 'kysely'
import { findOrderable } from '../cart/cart-set-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Words of a restaurant that are stored: those used last. */
const MAX_ORDER_WORDS = 2_000

/**
 * Stores what words mean to a restaurant, in place of what they meant; each words once. Products that it cannot order are
 * left out. Locked in the order of the words, and then without waiting, so that two devices do not deadlock.
 */
export async function learnWords(
  tx: Transaction,
  restaurantId: RestaurantId,
  lines: readonly { words: string; productPublicId: string }[],
): Promise<void> {
  const publicIds = lines.map(({ productPublicId }) => productPublicId)
  const orderable = await findOrderable(tx, restaurantId, publicIds)
  // guard: words: only products that can be ordered [order-text.post]
  //   code: lines.filter(({ productPublicId }) => orderable.has(productPublicId))
  //   instead: lines.filter(({ productPublicId }) => productPublicId !== '' || orderable.size > 0)
  const learnt = lines.filter(({ productPublicId }) => orderable.has(productPublicId))
  if (learnt.length === 0) return
  await sql`
    insert into order_word (restaurant_id, words, product_id)
    select ${restaurantId}, learnt.words, product.id
    from unnest(
      ${learnt.map(({ words }) => words)}::text[],
      ${learnt.map(({ productPublicId }) => productPublicId)}::text[]
    ) as learnt (words, public_id)
    join product using (public_id)
    order by learnt.words
    on conflict (restaurant_id, words) do update
    set product_id = excluded.product_id, uses = order_word.uses + 1, used_at = now()`.execute(tx)
  await evictWords(tx, restaurantId)
}

/**
 * Deletes the words used longest ago beyond those that are stored. Waits for nobody: words that another device has just
 * used are locked and skipped, and compared again with the time they were read with.
 */
async function evictWords(tx: Transaction, restaurantId: RestaurantId): Promise<void> {
  // guard: words: number that are stored [order-words.post]
  //   code: offset ${MAX_ORDER_WORDS}
  //   instead: offset ${MAX_ORDER_WORDS * 100}
  // guard: words: deleted of the own restaurant only [order-words.post]
  //   code: restaurant_id = ${restaurantId} and words in
  //   instead: words in
  await sql`
    delete from order_word where restaurant_id = ${restaurantId} and words in (
      select stored.words from order_word stored
      join (
        select words, used_at from order_word where restaurant_id = ${restaurantId}
        order by used_at desc, words offset ${MAX_ORDER_WORDS}
      ) evicted using (words, used_at)
      where stored.restaurant_id = ${restaurantId}
      for update of stored skip locked)`.execute(tx)
}
