import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { CERTIFIED_MARKS, type CertifiedMark } from '@halles/domain/product-marks.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import { queuedToChange, rowOf } from '../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type Certificate = Input<Endpoints['certificateSave']>
type OwnCertificates = Output<Endpoints['certificateList']>

declare const locked: unique symbol

/** A supplier whose certificates only this transaction changes. */
export type LockedCertificates = SupplierId & { readonly [locked]: true }

/** Locks a supplier's row, as every change of what it says of itself and its products does; and the day it is in Montréal. */
export function lockCertificates(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<{ supplier: LockedCertificates; today: string }> {
  return tx
    .selectFrom('supplier')
    .select([sql<LockedCertificates>`account_id`.as('supplier'), MONTREAL_TODAY.as('today')])
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** All of a supplier, and the day it is in Montréal; days YYYY-MM-DD. */
export function listCertificates(reader: Reader, supplierId: SupplierId): Promise<OwnCertificates> {
  return reader
    .selectNoFrom([
      MONTREAL_TODAY.as('today'),
      jsonArrayFrom(certificatesOf(reader, supplierId).orderBy(inOrderOfMarks)).as('certificates'),
    ])
    .executeTakeFirstOrThrow()
}

/** The one of a mark, if there is one. */
export function findCertificate(
  tx: Transaction,
  supplier: LockedCertificates,
  mark: CertifiedMark,
): Promise<Certificate | undefined> {
  return certificatesOf(tx, supplier).where('mark', '=', mark).executeTakeFirst()
}

/** Adds the certificate of a mark, or replaces it. */
export async function upsertCertificate(
  tx: Transaction,
  supplier: LockedCertificates,
  { mark, ...said }: Certificate,
): Promise<void> {
  await tx
    .insertInto('supplier_certificate')
    .values({ supplier_id: supplier, mark, ...said })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'mark']).doUpdateSet(said))
    .execute()
}

/** Removes the certificate of a mark; whether there was one. */
export async function deleteCertificate(
  tx: Transaction,
  supplier: LockedCertificates,
  mark: CertifiedMark,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('supplier_certificate')
    // guard: certificates: owner of one that is removed [certificates/certificates]
    .where('supplier_id', '=', supplier)
    .where('mark', '=', mark)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function certificatesOf(reader: Reader, supplierId: SupplierId) {
  return (
    reader
      .selectFrom('supplier_certificate')
      .select(CERTIFICATE)
      // guard: certificates: owner of those that are listed [certificates/certificates]
      .where('supplier_id', '=', supplierId)
  )
}

const CERTIFICATE = [sql<CertifiedMark>`mark`.as('mark'), 'body', 'number', 'until_day'] as const
const inOrderOfMarks = sql`array_position(${sql.lit(`{${CERTIFIED_MARKS}}`)}::text[], mark)`

/** Those in force of the supplier whose id a column holds, in the order of the marks. */
export function certificatesInForce(reader: Reader, supplierColumn: string) {
  return (
    reader
      .selectFrom('supplier_certificate')
      .select(CERTIFICATE)
      .where(sql<boolean>`supplier_id = ${sql.ref(supplierColumn)}`)
      // guard: certificates: those that have ended are shown to nobody else [certificates/certificates]
      .where('until_day', '>=', MONTREAL_TODAY)
      .orderBy(inOrderOfMarks)
  )
}
