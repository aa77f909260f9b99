import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { demoOperator } from '../database/demo/accounts/operator.ts'
import { inTransaction } from '../database/transaction.ts'
import { createPasswordHashing } from '../platform/passwords/password-hashing.ts'
import { StartRefused } from '../start-refused.ts'
import { hasOperator, insertOperator } from './first-operator-sql.ts'

/** Gives the market the operator of the environment while it has none; a demo's does not count. */
export async function ensureFirstOperator(
  database: Database,
  operator: NonNullable<Config['operator']>,
): Promise<void> {
  if (await hasOperator(database, demoOperator.email)) return
  const passwordHash = await createPasswordHashing().hash(operator.password)
  await inTransaction(database, async (tx) => {
    const inserted = await insertOperator(tx, { email: operator.email, passwordHash })
    // Another server that starts at the same time may have been first.
    if (inserted || (await hasOperator(tx, demoOperator.email))) return
    throw new StartRefused('OPERATOR_EMAIL belongs to another account.')
  })
}
