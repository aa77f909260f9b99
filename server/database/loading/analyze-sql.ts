import { sql } from 'kysely'
import type { Database } from '../connect.ts'

/** Lets the planner know at once what has been loaded, for whoever measures next. */
export async function analyzeCatalogue(database: Database): Promise<void> {
  await sql`analyze account, supplier, supplier_city, city, product`.execute(database)
}
