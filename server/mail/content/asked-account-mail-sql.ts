import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

type Asked = MailContent['account-asked']

/** A restaurant that asks a supplier for an account, for one of its members; undefined once it was answered, or is not the member's any more. */
export function findAskedAccount(
  reader: Reader,
  { restaurantId }: MailFacts['account-asked'],
  { personId, accountId }: Addressee,
): Promise<Asked | undefined> {
  return (
    reader
      .selectFrom('customer')
      .innerJoin('account', 'account.id', 'customer.supplier_id')
      .innerJoin('restaurant', 'restaurant.account_id', 'customer.restaurant_id')
      .innerJoin('city', 'city.id', 'restaurant.city_id')
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .select([
        'person.first_name as firstName',
        sql<
          Asked['restaurant']
        >`json_build_object('name', restaurant.name, 'city', city.name, 'phone', restaurant.phone_number)`.as(
          'restaurant',
        ),
      ])
      .where('customer.supplier_id', '=', accountId)
      .where('customer.restaurant_id', '=', restaurantId)
      // guard: customers: nobody is told of who has its answer [supplier-ask.post]
      .where('customer.status', '=', 'asked')
      .where('account.status', '=', 'active')
      .where(maySeeOrdersOf('account.id'))
      .executeTakeFirst()
  )
}
