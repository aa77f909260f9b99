import type { Reader } from '../database/transaction.ts'

/** What a supplier is called, and its public id. */
export function findSupplierName(reader: Reader, supplierId: number) {
  return reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select(['account.id', 'account.public_id as publicId', 'supplier.name'])
    .where('account.id', '=', supplierId)
    .executeTakeFirst()
}
