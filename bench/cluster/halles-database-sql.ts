import { sql } from 'kysely'
import { type ConnectionParts, connect, SLOW_STATEMENTS } from '../../server/database/connect.ts'

/** Creates the role and the database that Halles uses, owned by it, through a superuser's connection. */
export async function createHallesDatabase(
  superuser: ConnectionParts,
  password: string,
): Promise<void> {
  const database = connect(superuser, SLOW_STATEMENTS)
  try {
    // To fill the market takes a checkpoint at its end.
    await sql`create role halles login password ${sql.lit(password)} in role pg_checkpoint`.execute(
      database,
    )
    await sql`create database halles owner halles`.execute(database)
  } finally {
    await database.destroy()
  }
}

/** How many orders the database holds. */
export async function countOrders(connection: ConnectionParts): Promise<number> {
  const database = connect(connection)
  try {
    const { orders } = await database
      .selectFrom('restaurant_order')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow()
    return orders
  } finally {
    await database.destroy()
  }
}
