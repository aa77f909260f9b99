import { MAX_ARCHIVED_GUIDES } from '@halles/domain/guide.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { countArchivedGuides } from './guides-sql.ts'

/** Whether no guide can be archived until one is restored or deleted. */
export async function isArchiveFull(tx: Transaction, restaurantId: RestaurantId): Promise<boolean> {
  return (await countArchivedGuides(tx, restaurantId)) >= MAX_ARCHIVED_GUIDES
}

/** Why one more guide cannot be in use: nobody is told to archive one where none can be archived. */
export async function refusalWhenFull(
  tx: Transaction,
  restaurantId: RestaurantId,
): Promise<'guides_full' | 'archived_guides_full'> {
  return (await isArchiveFull(tx, restaurantId)) ? 'archived_guides_full' : 'guides_full'
}
