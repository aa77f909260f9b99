import type { Transaction } from '../database/transaction.ts'

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
