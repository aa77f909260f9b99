import { readConfig } from '@halles/server/config.ts'
import { connect } from '@halles/server/database/connect.ts'
import { startMailWorker } from '@halles/server/mail/delivery/mail-worker.ts'

// A server reduced to its mail worker, for tests that stop or kill it: connection, SMTP_URL and times in.
const { connection, SMTP_URL, times } = JSON.parse(process.argv[2] ?? '')
const log = { info() {}, warn() {}, error() {} }
const database = connect(connection)
const requests = { requestsAtWork: () => 0, quietFor: () => 60_000 }
await startMailWorker(readConfig({ SMTP_URL }), { database, log, times, requests })
process.stdout.write('ready\n')
