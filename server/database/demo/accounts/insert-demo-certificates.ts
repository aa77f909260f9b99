import { later } from '@halles/domain/holidays.ts'
import { lockCertificates, upsertCertificate } from '../../../certificates/certificates-sql.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import type { Transaction } from '../../transaction.ts'
import { demoCertificates } from './certificates.ts'
import type { DemoAccountIds } from './insert-demo-accounts.ts'

/** Writes the certificates of demo suppliers, in force for months. */
export async function insertDemoCertificates(
  tx: Transaction,
  accountIds: DemoAccountIds,
): Promise<void> {
  for (const [key, certificates] of Object.entries(demoCertificates)) {
    const { supplier, today } = await lockCertificates(tx, accountIds.get(key) as SupplierId)
    for (const { daysLeft, ...certificate } of certificates) {
      await upsertCertificate(tx, supplier, { ...certificate, until_day: later(today, daysLeft) })
    }
  }
}
