import { sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

type Asked = MailContent['account-asked']
type ToMember = Parameters<Addressee & MailFacts['account-asked']>

const asked = prepared(
  'find_asked_account',
  (reader: Reader, { personId, accountId, restaurantId }: ToMember) =>
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
      .where(maySeeOrdersOf('account.id')),
)

/** A restaurant that asks a supplier for an account, for one of its members; undefined once it was answered, or is not the member's any more. */
export async function findAskedAccount(
  reader: Reader,
  facts: MailFacts['account-asked'],
  addressee: Addressee,
): Promise<Asked | undefined> {
  const { rows } = await asked(reader, { ...facts, ...addressee })
  return rows[0]
}
