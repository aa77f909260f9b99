import { type SqlBool, sql } from 'kysely'

/** Of a `person`: beside these accounts it belongs to none that goes on, refused and closed ones aside. */
export function belongsToNoOther(accountIds: readonly number[]) {
  return sql<SqlBool>`not exists (
    select from membership join account on account.id = membership.account_id
    where membership.person_id = person.id and account.id <> all(${[...accountIds]}::integer[])
      and membership.ended_at is null and account.status not in ('refused', 'closed'))`
}
