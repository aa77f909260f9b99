import { serverSecret } from '@halles/server/database/server-secret-sql.ts'
import { createUnsubscribeTokens } from '@halles/server/promotions/unsubscribe-tokens.ts'
import type { BuiltAccount, World } from './builders.ts'

/** What a promotion of this supplier to this restaurant carries. */
export async function anUnsubscribeToken(
  { database }: World,
  restaurant: BuiltAccount,
  supplier: BuiltAccount,
): Promise<string> {
  const tokens = createUnsubscribeTokens(await serverSecret(database, 'unsubscribe'))
  return tokens.tokenFor({ restaurant: restaurant.publicId, supplier: supplier.publicId })
}
