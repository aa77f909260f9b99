import { startEmbeddedPostgres } from '@halles/server/database/embedded/embedded-postgres.ts'
import { StartRefused } from '@halles/server/start-refused.ts'

// A server reduced to its embedded database, for tests that kill it: options in, connection out.
try {
  const postgres = await startEmbeddedPostgres(JSON.parse(process.argv[2] ?? ''))
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
  process.stdout.write(`${JSON.stringify(postgres.connection)}\n`)
  process.stderr.write(`${(await postgres.lost).message}\n`)
  process.exit(1)
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
