import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const STARTS =
  /servers\/(?:server-process|embedded-servers|program|backed-up-server|collector)\.ts'|startScratchDatabase\(|\bspawn\(|execFile/

/**
 * What starts a server, a database or another program takes seconds, however little it tests: in `npm test` one of each kind is
 * enough, and further ones are `*.longer.test.ts`. Whoever adds a file here says in its place which other goes.
 */
const STARTING = [
  'server/backup/backup.test.ts',
  'server/database/embedded/program.test.ts',
  'server/database/pooled.test.ts',
  'server/database/recount.test.ts',
  'server/standby-reads.test.ts',
  'server/mail/delivery/mail-workers.test.ts',
  'server/metrics/metrics.test.ts',
  // Asks the machine which processes there are.
  'server/photos/decoding/photo-decoder.test.ts',
  'server/run.test.ts',
  'server/start/listen.test.ts',
  'server/traces/traces.test.ts',
  'testing/faults/killed.test.ts',
]

test('few files of npm test start programs of their own', () => {
  const files = globSync('{domain,contract,texts,server,testing,bench}/**/*.test.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.longer.test.ts') && !file.includes('node_modules'))
    .filter((file) => STARTS.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(files.toSorted().filter((file) => !STARTING.includes(file))).toEqual([])
})
