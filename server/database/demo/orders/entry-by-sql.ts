import { sql } from 'kysely'

/** A business that did something, and when. */
export type By = { byAccountId: number; at: Date }

/** Of a step or an entry. Whoever acts for a business of the demo market is its contact person. */
export function byColumns({ byAccountId, at }: By) {
  const by_person_id = sql<number>`(select contact_person_id from account where id = ${byAccountId})`
  return { by_account_id: byAccountId, by_person_id, at }
}
