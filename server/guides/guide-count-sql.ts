import { type ExpressionBuilder, sql } from 'kysely'
import { MONTREAL_TODAY, montrealDay } from '../database/montreal-days.ts'
import type { Operand } from '../database/prepared.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import type { LockedGuide } from './guides-sql.ts'

/** What was counted of an item: hundredths of its measure, and the moment as the wire has it. */
export type Count = { amount: number; at: string; by: string | null; is_own: boolean }

/** A count that was sent, with the one of the same day that it meets; `isOlder`: than that one. */
export type MetCount = {
  itemId: number
  itemPublicId: string
  amount: number
  at: string
  met: Count | null
  isOlder: boolean
}

const COUNT_ROW = (personId: Operand<PersonId>) =>
  [
    'guide_count.amount',
    sql<string>`to_json(guide_count.at)#>>'{}'`.as('at'),
    sql<string | null>`nullif(person.first_name, '')`.as('by'),
    sql<boolean>`guide_count.by_person_id = ${personId}`.as('is_own'),
  ] as const

/** Of a `guide_item`: what was counted of it today or yesterday in Montréal, the newest. Older counts say nothing of tonight. */
export function currentCount(
  { selectFrom }: ExpressionBuilder<DB, 'guide_item'>,
  personId: Operand<PersonId>,
) {
  return selectFrom('guide_count')
    .innerJoin('person', 'person.id', 'guide_count.by_person_id')
    .select(COUNT_ROW(personId))
    .whereRef('guide_count.guide_item_id', '=', 'guide_item.id')
    .where('guide_count.day', '>=', sql<string>`${MONTREAL_TODAY} - 1`)
    .orderBy('guide_count.day', 'desc')
    .limit(1)
}

/**
 * What is sent of the items of a locked guide, each once, made `secondsAgo`, beside the count of the same day that there is.
 * Items that the guide does not have are missing.
 */
export async function meetCounts(
  tx: Transaction,
  { id }: LockedGuide,
  personId: PersonId,
  counts: readonly { itemPublicId: string; amount: number; secondsAgo: number }[],
): Promise<MetCount[]> {
  // guard: count: item of the guide [guide-count-set.post]
  //   code: and item.guide_id = ${id}
  // guard: count: an older one does not replace a newer one [guide-count-set.post]
  //   code: coalesce(guide_count.at > sent.at, false)
  //   instead: false
  const { rows } = await sql<MetCount>`
    select item.id as "itemId", item.public_id as "itemPublicId", sent.amount,
      to_json(sent.at)#>>'{}' as at,
      coalesce(guide_count.at > sent.at, false) as "isOlder",
      case when guide_count.at is not null then json_build_object(
        'amount', guide_count.amount, 'at', guide_count.at, 'by', nullif(person.first_name, ''),
        'is_own', guide_count.by_person_id = ${personId}::integer) end as met
    from (
      select public_id, amount, clock_timestamp() - make_interval(secs => seconds_ago) as at
      from unnest(
        ${counts.map((count) => count.itemPublicId)}::text[],
        ${counts.map((count) => count.amount)}::integer[],
        ${counts.map((count) => count.secondsAgo)}::integer[]
      ) given (public_id, amount, seconds_ago)
    ) sent
    join guide_item item on item.public_id = sent.public_id and item.guide_id = ${id}
    left join guide_count on guide_count.guide_item_id = item.id
      and guide_count.day = ${montrealDay('sent.at')}
    left join person on person.id = guide_count.by_person_id`.execute(tx)
  return rows
}

/** Writes counts of a locked guide's items, each in place of the one of its day. */
export async function replaceCounts(
  tx: Transaction,
  personId: PersonId,
  counts: readonly MetCount[],
): Promise<void> {
  if (counts.length === 0) return
  await sql`
    insert into guide_count (guide_item_id, day, amount, by_person_id, at)
    select item_id, ${montrealDay('counted.at')}, amount, ${personId}::integer, at
    from unnest(
      ${counts.map((count) => count.itemId)}::integer[],
      ${counts.map((count) => count.amount)}::integer[],
      ${counts.map((count) => count.at)}::timestamptz[]
    ) counted (item_id, amount, at)
    on conflict (guide_item_id, day) do update
      set amount = excluded.amount, by_person_id = excluded.by_person_id, at = excluded.at`.execute(
    tx,
  )
}

/** What stands of items now. */
export async function listCounts(
  tx: Transaction,
  itemIds: readonly number[],
  personId: PersonId,
): Promise<Map<number, Count>> {
  const rows = await tx
    .selectFrom('guide_item')
    .innerJoinLateral(
      (eb) => currentCount(eb as never, personId).as('count'),
      (join) => join.onTrue(),
    )
    .select(['guide_item.id', 'count.amount', 'count.at', 'count.by', 'count.is_own'])
    .where('guide_item.id', '=', sql<number>`any(${itemIds})`)
    .execute()
  return new Map(rows.map(({ id, ...count }) => [id, count]))
}
