import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { REMIND_EVERY_MINUTES } from '@halles/domain/recall.ts'
import { type RawBuilder, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import { MONTREAL } from '../database/montreal-days.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId, SupplierId } from '../platform/access/viewer.ts'
import { type AskedLot, linesOfLot } from './lot-receivers-sql.ts'

type Listed = Output<Endpoints['recallList']>
type RecallRecord = Output<Endpoints['getRecall']>

export const RECALLS_OF_PAGE = 20

const REMIND_EVERY = sql`interval '${sql.raw(`${REMIND_EVERY_MINUTES}`)} minutes'`

type NewRecall = AskedLot & { reason: string; isExercise: boolean }

/** Keeps a recall, under the supplier's lock; its ids. */
export function insertRecall(
  tx: Transaction,
  { supplierId, personId }: { supplierId: SupplierId; personId: PersonId },
  { lot, productId, reason, isExercise }: NewRecall,
): Promise<{ id: number; publicId: string }> {
  return tx
    .insertInto('recall')
    .values({
      supplier_id: supplierId,
      product_id: productId,
      lot,
      reason,
      is_exercise: isExercise,
      by_person_id: personId,
    })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
}

/** Freezes what each restaurant received that the recall has not told yet; their ids, in their order. */
export async function insertReceivers(
  tx: Transaction,
  supplierId: SupplierId,
  { id, ...asked }: AskedLot & { id: number },
): Promise<number[]> {
  const { rows } = await sql<{ restaurant_id: number }>`
    insert into recall_receiver (recall_id, restaurant_id, name, city, lines, cases)
    select ${id}, restaurant_id, min(name), min(city), jsonb_agg(line order by order_id, line_id), sum(cases)
    from (${linesOfLot(supplierId, asked)}) received
    group by restaurant_id order by restaurant_id
    on conflict do nothing
    returning restaurant_id`.execute(tx)
  return rows.map(({ restaurant_id }) => restaurant_id).toSorted((a, b) => a - b)
}

const PRODUCT = sql<Listed['results'][number]['product']>`(
  select json_build_object('public_id', product.public_id, 'name_fr', name_fr, 'name_en', name_en)
  from product where product.id = recall.product_id)`

/** Of a `recall`, in what every answer about it has. */
export const RECALL_FACTS = [
  'recall.public_id',
  'recall.lot',
  PRODUCT.as('product'),
  'recall.reason',
  'recall.is_exercise',
  instant('recall.sent_at').as('sent_at'),
] as const

/** Who a person is, by a column that has its id; null where nobody is there. */
export function memberBy(column: string): RawBuilder<{ first_name: string | null }> {
  return sql`(select json_build_object('first_name', nullif(first_name, '')) from person where person.id = ${sql.ref(column)})`
}

/** A page of a supplier's recalls, newest first, and when it last tried one. */
export async function listRecalls(
  reader: Reader,
  supplierId: SupplierId,
  page: number,
): Promise<Listed> {
  const results = await reader
    .selectFrom('recall')
    .select((recall) => [
      ...RECALL_FACTS,
      ...(['told', 'acknowledged', 'cases'] as const).map((sum) =>
        recall
          .selectFrom('recall_receiver')
          .select(SUMS[sum].as('sum'))
          .whereRef('recall_id', '=', 'recall.id')
          .$castTo<{ sum: number }>()
          .as(sum),
      ),
    ])
    // guard: recalls: owner of the list [recall-send.post]
    .where('supplier_id', '=', supplierId)
    .orderBy('recall.id', 'desc')
    .limit(RECALLS_OF_PAGE)
    .offset((page - 1) * RECALLS_OF_PAGE)
    .$castTo<Listed['results'][number]>()
    .execute()
  const counted = await reader
    .selectFrom('recall')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<
        string | null
      >`(max(sent_at) filter (where is_exercise) at time zone ${MONTREAL})::date`.as(
        'last_exercise',
      ),
    ])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow()
  return { results, count: Number(counted.count), last_exercise: counted.last_exercise }
}

const SUMS = {
  told: sql<number>`count(*)::integer`,
  acknowledged: sql<number>`count(acknowledged_at)::integer`,
  cases: sql<number>`coalesce(sum(cases), 0)::integer`,
}

/** Ids of a supplier's recall, and of which lot it is; undefined for whoever has none of that name. */
export async function findRecall(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<(AskedLot & { id: number; isExercise: boolean }) | undefined> {
  return (
    reader
      .selectFrom('recall')
      .select(['id', 'lot', 'product_id as productId', 'is_exercise as isExercise'])
      // guard: recalls: owner of the recall [recall-send.post, access-sweep]
      .where('supplier_id', '=', supplierId)
      .where('public_id', '=', publicId)
      .executeTakeFirst()
  )
}

/** The record of a recall that was found as its supplier's. */
export async function readRecord(
  reader: Reader,
  supplierId: SupplierId,
  recall: AskedLot & { id: number },
): Promise<RecallRecord> {
  const record = await reader
    .selectFrom('recall')
    .select([
      ...RECALL_FACTS,
      memberBy('recall.by_person_id').as('by'),
      sql<RecallRecord['supplier']>`(
        select json_build_object('name', name) from supplier where account_id = recall.supplier_id)`.as(
        'supplier',
      ),
      sql<string | null>`to_json(reminded_at)#>>'{}'`.as('reminded_at'),
      sql<string>`to_json(coalesce(reminded_at, sent_at) + ${REMIND_EVERY})#>>'{}'`.as(
        'remind_from',
      ),
      sql<number>`(
        select count(distinct restaurant_id)::integer from (${linesOfLot(supplierId, recall)}) received
        where not exists (select from recall_receiver told
          where told.recall_id = recall.id and told.restaurant_id = received.restaurant_id))`.as(
        'untold',
      ),
      sql<number>`(select sum(cases)::integer from recall_receiver where recall_id = recall.id)`.as(
        'cases',
      ),
      sql<RecallRecord['receivers']>`(
        select json_agg(json_build_object(
          'restaurant', json_build_object('public_id', account.public_id, 'name', told.name, 'city', told.city),
          'told_at', told_at, 'cases', told.cases,
          'lines', (select jsonb_agg(line - 'order_public_id') from jsonb_array_elements(lines) line),
          'acknowledged', case when acknowledged_at is not null then json_build_object(
            'at', acknowledged_at, 'by', ${memberBy('told.acknowledged_by_person_id')}) end)
          order by told.name, told.restaurant_id)
        from recall_receiver told join account on account.id = told.restaurant_id
        where told.recall_id = recall.id)`.as('receivers'),
    ])
    .where('recall.id', '=', recall.id)
    .where('recall.supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow()
  return record as RecallRecord
}

/**
 * Takes the hour in which a recall's receivers are told again; false when they were told less than an hour ago. One conditional
 * update: of many at once the row lets one through.
 */
export async function updateReminded(
  tx: Transaction,
  supplierId: SupplierId,
  id: number,
): Promise<boolean> {
  // guard: recalls: nobody is told again within the hour [recall-races]
  //   code: .where(sql<boolean>`clock_timestamp() >= coalesce(reminded_at, sent_at) + ${REMIND_EVERY}`)
  const taken = await tx
    .updateTable('recall')
    .set({ reminded_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where(sql<boolean>`clock_timestamp() >= coalesce(reminded_at, sent_at) + ${REMIND_EVERY}`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Restaurants of a recall that have not acknowledged it, in the order of their ids. */
export async function listUnacknowledged(tx: Transaction, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('recall_receiver')
    .select('restaurant_id')
    .where('recall_id', '=', id)
    // guard: recalls: who has acknowledged is not told again [recall-send.post]
    .where('acknowledged_at', 'is', null)
    .orderBy('restaurant_id')
    .execute()
  return rows.map(({ restaurant_id }) => restaurant_id)
}
