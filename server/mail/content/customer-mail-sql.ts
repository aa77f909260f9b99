import type { CustomerStatus } from '@halles/domain/customer.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, CustomerMail } from './mail-kinds.ts'

type OfSupplier = { supplierId: number }

/**
 * How a mail reads a restaurant's account with a supplier for one of its members, in cents: undefined once its status is
 * another.
 */
export function findCustomerMail(status: CustomerStatus) {
  return (
    reader: Reader,
    { supplierId }: OfSupplier,
    { personId, accountId }: Addressee,
  ): Promise<CustomerMail | undefined> =>
    reader
      .selectFrom('customer')
      .innerJoin('account', 'account.id', 'customer.supplier_id')
      .innerJoin('supplier', 'supplier.account_id', 'account.id')
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .select([
        'person.first_name as firstName',
        sql<CustomerMail['supplier']>`json_build_object(
          'publicId', account.public_id, 'name', supplier.name, 'phone', supplier.phone_number)`.as(
          'supplier',
        ),
        'code',
        'minimum_cents as minimumCents',
        'terms_days as termsDays',
      ])
      .where('customer.supplier_id', '=', supplierId)
      .where('customer.restaurant_id', '=', accountId)
      // guard: customers: no mail says of an account what is not so any more [customer-mails]
      .where('customer.status', '=', status)
      .where(maySeeOrdersOf('customer.restaurant_id'))
      .executeTakeFirst()
}
