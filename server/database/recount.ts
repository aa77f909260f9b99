import { StartRefused } from '../start-refused.ts'
import { onCommandDatabase } from './command-database.ts'
import { RECOUNTS } from './recount-sql.ts'
import { inTransaction } from './transaction.ts'

// `npm run recount`: compares what is stored with what it follows from, prints each difference and mends it, one
// transaction for each kind. On a DATABASE_URL servers may be running.
try {
  await onCommandDatabase(async (database) => {
    for (const [kind, recount] of Object.entries(RECOUNTS)) {
      const differences = await inTransaction(database, recount)
      const outcome = differences.length === 0 ? 'no difference' : `${differences.length} mended`
      process.stdout.write([`${kind}: ${outcome}`, ...differences, ''].join('\n'))
    }
  })
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
