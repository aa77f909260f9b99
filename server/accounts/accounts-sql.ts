import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { OpenTo } from '@halles/domain/customer.ts'
import { formatRating } from '@halles/domain/review.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { certificatesInForce } from '../certificates/certificates-sql.ts'
import { ownTerms } from '../customers/own-terms-sql.ts'
import type { Reader } from '../database/transaction.ts'
import { minimumFor } from '../delivery/minimum-sql.ts'
import type {
  PersonId,
  RestaurantId,
  RestaurantViewer,
  SupplierViewer,
} from '../platform/access/viewer.ts'
import { ratingsOf } from '../reviews/reviews-sql.ts'
import { isEmailChangeFresh } from './email-change-sql.ts'

type RestaurantAccount = Output<Endpoints['restaurantAccountInfo']>
type SupplierAccount = Output<Endpoints['supplierAccountInfo']>
type SupplierInfo = Output<Endpoints['supplierInfo']>

/** A restaurant's own account, for one of its persons. */
export function getRestaurantAccount(
  reader: Reader,
  { restaurantId, personId }: Pick<RestaurantViewer, 'restaurantId' | 'personId'>,
): Promise<RestaurantAccount> {
  return reader
    .selectFrom('restaurant')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .select([
      'restaurant.name',
      'restaurant.phone_number',
      'restaurant.address',
      'restaurant.zip_code',
      'city.name as city',
      contactPerson,
      pendingEmailOf(personId),
    ])
    .where('restaurant.account_id', '=', restaurantId)
    .executeTakeFirstOrThrow()
}

/** A supplier's own account, for one of its persons. */
export function getSupplierAccount(
  reader: Reader,
  { supplierId, personId }: Pick<SupplierViewer, 'supplierId' | 'personId'>,
): Promise<SupplierAccount> {
  return supplierAccounts(reader)
    .select(['supplier.minimum_order_cents as minimum_order_price', pendingEmailOf(personId)])
    .where('supplier.account_id', '=', supplierId)
    .executeTakeFirstOrThrow()
}

/**
 * An active supplier, with its rating, and the minimum and account of this restaurant. Whether it still serves the restaurant's city does
 * not matter: an old order leads to it too.
 */
export async function findSupplierInfo(
  reader: Reader,
  restaurantId: RestaurantId,
  supplierPublicId: string,
): Promise<SupplierInfo | undefined> {
  const found = await supplierAccounts(reader)
    .select((supplier) =>
      jsonObjectFrom(ratingsOf(supplier.ref('supplier.account_id')))
        .$notNull()
        .as('ratings'),
    )
    .select(minimumFor(restaurantId).as('minimum_order_price'))
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.supplier_id', '=', 'supplier.account_id')
        // guard: customers: the terms of another restaurant [supplier-info.get]
        .on('customer.restaurant_id', '=', restaurantId),
    )
    .select(ownTerms)
    .select(jsonArrayFrom(certificatesInForce(reader, 'supplier.account_id')).as('certificates'))
    .where('account.public_id', '=', supplierPublicId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  if (!found) return undefined
  const { ratings, ...supplier } = found
  return { ...supplier, rating: formatRating(ratings), rating_count: ratings.count }
}

/** Suppliers as an account says of itself, minimum aside; the cities served in French order. */
export function supplierAccounts(reader: Reader) {
  return reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .innerJoin('city', 'city.id', 'supplier.city_id')
    .select([
      'supplier.name',
      'supplier.phone_number',
      'supplier.address',
      'supplier.zip_code',
      sql<OpenTo>`supplier.open_to`.as('open_to'),
      'city.name as city',
      contactPerson,
      citiesServed,
    ])
}

/**
 * Of a joined `account` and the `person` who is its contact: what the person is called by. Empty once the account was
 * closed: the person may go on with another.
 */
export function ofContact(column: 'first_name' | 'last_name' | 'email') {
  return sql<string>`case when account.closed_at is null then ${sql.ref(`person.${column}`)} else '' end`
}

/** The same together: what an account says of the person in charge (product.md 3) of a business. */
export const contactPerson = sql<{ first_name: string; last_name: string; email: string }>`
  json_build_object('first_name', ${ofContact('first_name')}, 'last_name', ${ofContact('last_name')},
    'email', ${ofContact('email')})`.as('user')

/** Of a joined `person`: the login e-mail that waits for its mailbox to confirm it, shown to whose it is alone. */
export function pendingEmailOf(viewer: PersonId) {
  return sql<string | null>`(
    select new_email from email_change
    where email_change.person_id = person.id and person.id = ${viewer} and ${isEmailChangeFresh})`.as(
    'pending_email',
  )
}

/** Of a joined `account`: the cities it delivers to, in French order; none for a restaurant. */
export const citiesServed = sql<string[]>`array(
  select served.name from supplier_city join city served on served.id = supplier_city.city_id
  where supplier_city.supplier_id = account.id order by served.name collate "fr-x-icu")`.as(
  'supplier_cities',
)
