import { onCommandDatabase, runCommand } from './command-database.ts'
import { RECOUNTS } from './recount-sql.ts'
import { inTransaction } from './transaction.ts'

// `npm run recount`: compares what is stored with what it follows from, prints each difference and corrects it, one
// transaction for each kind. On a DATABASE_URL servers may be running.
await runCommand(() =>
  onCommandDatabase(async (database) => {
    for (const [kind, recount] of Object.entries(RECOUNTS)) {
      const differences = await inTransaction(database, recount)
      const outcome = differences.length === 0 ? 'no difference' : `${differences.length} corrected`
      process.stdout.write([`${kind}: ${outcome}`, ...differences, ''].join('\n'))
    }
  }),
)
