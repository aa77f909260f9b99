import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { AccountStatus } from '@halles/domain/account.ts'
import { sql } from 'kysely'
import { citiesServed, contactPerson, ofContact } from '../../accounts/accounts-sql.ts'
import { instant } from '../../database/instant.ts'
import type { Reader } from '../../database/transaction.ts'
import { hasEachWordOf } from '../word-search-sql.ts'

type ReviewedAccount = Output<Endpoints['operatorAccounts']>['results'][number]
type Wanted = { status?: AccountStatus | undefined; search?: string | undefined }

const PAGE = 20

const WORDS = sql`concat_ws(' ', restaurant.name, supplier.name, ${ofContact('email')},
  ${ofContact('first_name')}, ${ofContact('last_name')}, (
    select string_agg(concat_ws(' ', member.email, member.first_name, member.last_name), ' ')
    from membership join person member on member.id = membership.person_id
    where membership.account_id = account.id and membership.ended_at is null and account.closed_at is null))`

/** Whether the market has another business, waiting or let in, whose name looks the same to a reader (A091). */
const hasLookAlike = sql<boolean>`exists (
  select from (
    select account_id, name from restaurant union all select account_id, name from supplier
  ) other
  join account other_account on other_account.id = other.account_id
  where name_skeleton(other.name) = name_skeleton(coalesce(restaurant.name, supplier.name))
    and other.account_id <> account.id and other_account.status in ('pending', 'active', 'suspended'))`.as(
  'has_look_alike',
)

const members = sql<ReviewedAccount['members']>`coalesce((
  select json_agg(json_build_object('first_name', member.first_name, 'last_name', member.last_name,
      'email', member.email, 'role', membership.role) order by membership.role, membership.since, member.id)
  from membership join person member on member.id = membership.person_id
  where membership.account_id = account.id and membership.ended_at is null and account.closed_at is null), '[]')`.as(
  'members',
)

/**
 * Restaurants and suppliers with everything they entered, oldest first, twenty a page (from 1), and how many
 * there are in all. `search` keeps those whose name, or whose members' names or e-mails, have each of its words somewhere, accents
 * and case aside.
 */
export async function listAccounts(
  reader: Reader,
  wanted: Wanted,
  page: number,
): Promise<{ results: ReviewedAccount[]; count: number }> {
  const results = await matching(reader, wanted)
    .select((account) => [
      'account.public_id',
      'account.kind',
      'account.status',
      'person.language',
      account.fn.coalesce('restaurant.name', 'supplier.name').$notNull().as('name'),
      account.fn
        .coalesce('restaurant.phone_number', 'supplier.phone_number')
        .$notNull()
        .as('phone_number'),
      account.fn.coalesce('restaurant.address', 'supplier.address').$notNull().as('address'),
      account.fn.coalesce('restaurant.zip_code', 'supplier.zip_code').$notNull().as('zip_code'),
      'city.name as city',
      'supplier.minimum_order_cents as minimum_order_price',
      contactPerson,
      members,
      'account.refusal_reason',
      instant('account.created_at').as('created_at'),
      citiesServed,
      hasLookAlike,
    ])
    .orderBy('account.created_at')
    .orderBy('account.id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
  const { count } = await matching(reader, wanted)
    .select((account) => account.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results, count }
}

function matching(reader: Reader, { status, search }: Wanted) {
  const all = reader
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
    .leftJoin('supplier', 'supplier.account_id', 'account.id')
    // An operator has no business, so it has no city and is not among them.
    .innerJoin('city', (join) =>
      join.on((city) =>
        city('city.id', '=', city.fn.coalesce('restaurant.city_id', 'supplier.city_id')),
      ),
    )
  return all
    .$if(status !== undefined, (query) => query.where('account.status', '=', status ?? 'pending'))
    .$if(Boolean(search), (query) => query.where(hasEachWordOf(search ?? '', WORDS)))
}
