import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { ALL_CITIES, queuedToChange } from '../../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import { hasEachWordOf } from '../word-search-sql.ts'

type Listed = Output<Endpoints['operatorCities']>

const PAGE = 50

/** Of a `city`: how many accounts that wait, are active or suspended are in it or deliver to it. */
const USED_BY = sql<number>`(
  select count(*) from account where status in ('pending', 'active', 'suspended') and id in (
    select account_id from restaurant where city_id = city.id
    union all select account_id from supplier where city_id = city.id
    union all select supplier_id from supplier_city where city_id = city.id))`

/**
 * Cities, retired ones too, in French order, fifty a page (from 1), and how many there are in all. `search` keeps
 * those with each of its words somewhere in the name.
 */
export async function listCities(
  reader: Reader,
  search: string | undefined,
  page: number,
): Promise<Listed> {
  const matching = reader
    .selectFrom('city')
    .$if(Boolean(search), (query) => query.where(hasEachWordOf(search ?? '', sql`city.name`)))
  const results = await matching
    .select([
      'name',
      USED_BY.as('used_by'),
      sql<boolean>`city.retired_at is not null`.as('is_retired'),
    ])
    .orderBy(sql`name collate "fr-x-icu"`)
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
  const { count } = await matching
    .select((city) => city.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results, count }
}

/**
 * Adds a city, or brings a retired one back, spelt as now. False when the list has it already, accents, case and
 * signs aside.
 */
export async function insertCity(tx: Transaction, name: string): Promise<boolean> {
  const added = await tx
    .insertInto('city')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return true
  const broughtBack = await tx
    .updateTable('city')
    .set({ name, retired_at: null })
    .where(sql`trim(plain_words(name))`, '=', sql`trim(plain_words(${name}))`)
    .where('retired_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return broughtBack !== undefined
}

/** Adds those of the named cities that are neither in the list nor retired from it, and says how many. */
export async function insertCities(tx: Transaction, names: string[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('city')
    .columns(['name'])
    .expression(sql`select unnest(${names}::text[])`)
    // Of both unique keys: two imports at once may meet at either.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Holds a city of the list until the transaction ends: nobody begins to use it meanwhile (see `lockCityIds`). */
export async function lockCity(tx: Transaction, name: string): Promise<number | undefined> {
  const city = await tx
    .selectFrom('city')
    .select('id')
    .where('name', '=', name)
    .where('retired_at', 'is', null)
    .where(queuedToChange('city', ALL_CITIES))
    .forUpdate()
    .executeTakeFirst()
  return city?.id
}

/** Whether an account that waits, is active or suspended is in a city or delivers to it. */
export async function isCityUsed(tx: Transaction, cityId: number): Promise<boolean> {
  const { used_by } = await tx
    .selectFrom('city')
    .select(USED_BY.as('used_by'))
    .where('id', '=', cityId)
    .executeTakeFirstOrThrow()
  return used_by > 0
}

/** Takes a city off the list that sign-up and profiles offer. */
export async function updateRetired(tx: Transaction, cityId: number): Promise<void> {
  await tx.updateTable('city').set({ retired_at: sql`now()` }).where('id', '=', cityId).execute()
}
