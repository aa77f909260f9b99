import type { Handler } from '../handler.ts'
import {
  type Count,
  listCounts,
  type MetCount,
  meetCounts,
  replaceCounts,
} from './guide-count-sql.ts'
import { lockGuide } from './guides-sql.ts'

/** Absolute amounts: sent again, or in another order, the later count of an item stands all the same. */
export const guideCountSet: Handler<'guideCountSet'> = async ({ input, viewer, tx, refuse }) => {
  const { restaurantId, personId } = viewer
  const guide = await lockGuide(tx, restaurantId, input.guide_public_id)
  if (!guide) throw refuse('not_found')
  const lastOfEach = [
    ...new Map(input.counts.map((count) => [count.item_public_id, count])).values(),
  ]
  const sent = lastOfEach.map(({ item_public_id: itemPublicId, amount, seconds_ago }) => ({
    ...{ itemPublicId, amount, secondsAgo: seconds_ago },
  }))
  const met = await meetCounts(tx, guide, personId, sent)
  const later = met.filter(({ isOlder }) => !isOlder)
  await replaceCounts(tx, personId, later)
  const standing = await listCounts(
    tx,
    met.map(({ itemId }) => itemId),
    personId,
  )
  const byItem = new Map(met.map((count) => [count.itemPublicId, count]))
  return {
    counts: sent.map(({ itemPublicId }) => {
      const count = byItem.get(itemPublicId)
      const replaced = count && !count.isOlder && !count.met?.is_own ? count.met : null
      return {
        item_public_id: itemPublicId,
        count: count ? (standing.get(count.itemId) ?? ownOf(count)) : null,
        replaced,
      }
    }),
  }
}

/** A count of before yesterday is stored, and is nobody's current one. */
function ownOf({ amount, at }: MetCount): Count {
  return { amount, at, by: null, is_own: true }
}
