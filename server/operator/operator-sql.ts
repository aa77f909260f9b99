import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { AccountStatus } from '@halles/domain/account.ts'
import { sql } from 'kysely'
import { citiesServed, person } from '../accounts/accounts-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { OperatorId } from '../platform/viewer.ts'

type ReviewedAccount = Output<Endpoints['operatorAccounts']>['results'][number]
type Wanted = { status?: AccountStatus | undefined; search?: string | undefined }

const PAGE = 20

/**
 * Restaurants and suppliers with everything they entered, oldest first, twenty a page (from 1), and how many
 * there are in all. `search` keeps those whose name, e-mail or person has each of its words somewhere, accents
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
      'account.language',
      account.fn.coalesce('restaurant.name', 'supplier.name').$notNull().as('name'),
      account.fn
        .coalesce('restaurant.phone_number', 'supplier.phone_number')
        .$notNull()
        .as('phone_number'),
      account.fn.coalesce('restaurant.address', 'supplier.address').$notNull().as('address'),
      account.fn.coalesce('restaurant.zip_code', 'supplier.zip_code').$notNull().as('zip_code'),
      'city.name as city',
      'supplier.minimum_order_cents as minimum_order_price',
      person,
      sql<string>`to_json(account.created_at)#>>'{}'`.as('created_at'),
      citiesServed,
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
    .$if(Boolean(search), (query) => query.where(hasEachWordOf(search ?? '')))
}

function hasEachWordOf(search: string) {
  return sql<boolean>`not exists (
    select from unnest(string_to_array(trim(plain_words(${search})), ' ')) word
    where position(word in plain_words(concat_ws(' ', restaurant.name, supplier.name, account.email,
      account.first_name, account.last_name))) = 0)`
}

/** Lets a pending restaurant or supplier in and answers its account's id, once however many ask at once, and keeps who did so. */
export async function activateAccount(
  tx: Transaction,
  operatorId: OperatorId,
  publicId: string,
): Promise<{ accountId: number } | 'not_pending' | 'unknown'> {
  const activated = await tx
    .updateTable('account')
    .set({ status: 'active' })
    .where('public_id', '=', publicId)
    .where('kind', '<>', 'operator')
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  if (!activated) return (await isReviewed(tx, publicId)) ? 'not_pending' : 'unknown'
  await tx
    .insertInto('operator_action')
    .values({ operator_id: operatorId, account_id: activated.id, action: 'activate' })
    .execute()
  return { accountId: activated.id }
}

async function isReviewed(tx: Transaction, publicId: string): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('public_id', '=', publicId)
    .where('kind', '<>', 'operator')
    .executeTakeFirst()
  return account !== undefined
}
