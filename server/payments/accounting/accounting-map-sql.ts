import type { Output } from '@halles/contract/endpoint.ts'
import type { accountingMap } from '@halles/contract/endpoints/accounting.ts'
import type { AccountCategory, TaxCode } from '@halles/domain/papers/payment.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

export type AccountingLine = Output<typeof accountingMap>['lines'][number]

/** Where a supplier's accounting program keeps each category with its taxes; what it has not said is not among them. */
export async function readAccountingMap(
  reader: Reader,
  supplierId: SupplierId,
): Promise<AccountingLine[]> {
  return (
    reader
      .selectFrom('accounting_map')
      .select([
        sql<AccountCategory>`category`.as('category'),
        sql<TaxCode>`tax_code`.as('tax_code'),
        'account',
        'code',
      ])
      // guard: accounting: whose lines [papers/exports/papers-export.get]
      .where('supplier_id', '=', supplierId)
      .orderBy('category')
      .orderBy('tax_code')
      .execute()
  )
}

/** Says where; a line that says nothing is forgotten. */
export async function saveAccountingLines(
  tx: Transaction,
  supplierId: SupplierId,
  lines: readonly AccountingLine[],
): Promise<void> {
  for (const { category, tax_code, account, code } of lines) {
    const row = { supplier_id: supplierId, category, tax_code, account, code }
    if (account === '' && code === '') {
      await tx
        .deleteFrom('accounting_map')
        // guard: accounting: whose lines are forgotten [papers/exports/papers-export.get]
        .where('supplier_id', '=', supplierId)
        .where('category', '=', category)
        .where('tax_code', '=', tax_code)
        .execute()
      continue
    }
    await tx
      .insertInto('accounting_map')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['supplier_id', 'category', 'tax_code']).doUpdateSet({ account, code }),
      )
      .execute()
  }
}
