import type { Holiday } from '@halles/domain/holidays.ts'
import { sql } from 'kysely'
import { queuedToChange, rowOf } from '../../database/row-queue-sql.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

declare const locked: unique symbol

/** A supplier whose delivery rules only this transaction changes. Every write to them asks for one. */
export type LockedRules = SupplierId & { readonly [locked]: true }

/** Minutes that a proposal waits for its answer, and hours after a delivery in which a credit may be asked for. */
export type Deadlines = { answer_minutes: number; credit_hours: number }

export type DeliverySettings = { closed_holidays: readonly Holiday[]; cut_off_rule: string }

/**
 * Locks a supplier's delivery rules for a change, and what applies to all of them now. Its row, which a checkout locks FOR
 * SHARE: an order is placed by the rules of before or of after. FOR NO KEY UPDATE lets carts go on referring to the supplier.
 */
export async function lockRules(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<DeliverySettings & Deadlines & { rules: LockedRules }> {
  // guard: delivery rules: changed while a checkout runs [delivery-races]
  //   code: .where(queuedToChange … .forNoKeyUpdate()
  return tx
    .selectFrom('supplier')
    .select([
      sql<LockedRules>`account_id`.as('rules'),
      sql<Holiday[]>`closed_holidays`.as('closed_holidays'),
      'cut_off_rule',
      'answer_minutes',
      'credit_hours',
    ])
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Writes them: 15 to 1440 minutes, 24 to 168 hours. */
export async function updateDeadlines(
  tx: Transaction,
  rules: LockedRules,
  { answer_minutes, credit_hours }: Deadlines,
): Promise<void> {
  await tx
    .updateTable('supplier')
    .set({ answer_minutes, credit_hours })
    .where('account_id', '=', rules)
    .execute()
}

/** Writes what applies to all deliveries of a supplier. */
export async function updateSettings(
  tx: Transaction,
  rules: LockedRules,
  { closed_holidays, cut_off_rule }: DeliverySettings,
): Promise<void> {
  await tx
    .updateTable('supplier')
    .set({ closed_holidays: [...closed_holidays], cut_off_rule })
    .where('account_id', '=', rules)
    .execute()
}
