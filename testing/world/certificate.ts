import type { CertifiedMark } from '@halles/domain/product-marks.ts'
import { MONTREAL_TODAY } from '@halles/server/database/montreal-days.ts'
import { sql } from 'kysely'
import type { World } from './builders.ts'

type Given = { mark?: CertifiedMark; body?: string; number?: string; daysLeft?: number }

/** A supplier's certificate, organic for a year unless said; less than no days are left of one that has ended. */
export async function aCertificate(
  { database }: Pick<World, 'database'>,
  supplier: { id: number },
  { mark = 'organic', body = 'Écocert Canada', number = 'QC-1042', daysLeft = 365 }: Given = {},
): Promise<void> {
  const said = { body, number, until_day: inDays(daysLeft) }
  await database
    .insertInto('supplier_certificate')
    .values({ supplier_id: supplier.id, mark, ...said })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'mark']).doUpdateSet(said))
    .execute()
}

function inDays(days: number) {
  return sql<string>`${MONTREAL_TODAY} + ${days}::integer`
}
