import { REMINDER_DAYS } from '@halles/domain/certificate.ts'
import type { CertifiedMark } from '@halles/domain/product-marks.ts'
import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Transaction } from '../../database/transaction.ts'

type EndingCertificate = { supplierId: number; mark: CertifiedMark; untilDay: string }

/**
 * At most `limit` certificates that end within 30 days and that their active suppliers were not told of, marked as told of:
 * whoever commits this tells them. Those that somebody else holds are left to the next time.
 */
export async function markAsReminded(tx: Transaction, limit: number): Promise<EndingCertificate[]> {
  // guard: certificates: a supplier is told once [remind-of-certificates]
  //   code: and reminded_of is distinct from until_day
  const { rows } = await sql<EndingCertificate>`
    update supplier_certificate certificate set reminded_of = certificate.until_day
    from (
      select supplier_id, mark from supplier_certificate
      join account on account.id = supplier_id and account.status = 'active'
      where until_day between ${MONTREAL_TODAY} and ${MONTREAL_TODAY} + ${REMINDER_DAYS}::integer
        and reminded_of is distinct from until_day
      order by until_day, supplier_id, mark limit ${limit}
      for no key update of supplier_certificate skip locked
    ) ending
    where certificate.supplier_id = ending.supplier_id and certificate.mark = ending.mark
    returning certificate.supplier_id as "supplierId", certificate.mark, certificate.until_day as "untilDay"`.execute(
    tx,
  )
  return rows
}
