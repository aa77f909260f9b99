import type { Transaction } from '../database/transaction.ts'
import type { Refuse } from '../platform/endpoint/refuse-field.ts'
import { findGuide } from './guide-answers.ts'
import type { GuideReader } from './guide-view-sql.ts'
import { type LockedGuide, lockGuide } from './guides-sql.ts'

type Context = {
  tx: Transaction
  viewer: GuideReader
  refuse: Refuse<'not_found' | 'guide_changed'>
}

/** Locks the guide that somebody edits; refused with the guide as it is when another version was seen. */
export async function lockSeenGuide(
  { tx, viewer, refuse }: Context,
  { publicId, version }: { publicId: string; version: number },
): Promise<LockedGuide> {
  const guide = await lockGuide(tx, viewer.restaurantId, publicId)
  // guard: guide: version that was seen [guide-edits]
  //   code: guide && guide.version !== version &&
  //   instead: guide && false &&
  const current = guide && guide.version !== version && (await findGuide(tx, viewer, publicId))
  if (!guide) throw refuse('not_found')
  if (current) throw refuse('guide_changed', { guide: current })
  return guide
}
