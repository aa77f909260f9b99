import type { Database } from '@halles/server/database/connect.ts'

/** How many mails of each kind were ever queued for these addresses, by `kind address`. */
export async function countMails(
  database: Database,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('outbox')
    .select((eb) => ['kind', 'recipient', eb.fn.countAll<number>().as('count')])
    .where('recipient', 'in', [...addresses])
    .groupBy(['kind', 'recipient'])
    .execute()
  return new Map(rows.map(({ kind, recipient, count }) => [`${kind} ${recipient}`, Number(count)]))
}
