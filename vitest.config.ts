import { configDefaults, defineConfig } from 'vitest/config'
import { fakeTimeLibrary, otherPostgres, poolerPort } from './testing/checks/rounds.ts'

/** `*.longer.test.ts` is no part of `npm test` but of `npm run test:all`; who names one means it. */
const ALL =
  process.env.HALLES_ALL_TESTS === '1' || process.argv.some((part) => part.includes('.longer.'))
const longer = ALL ? [] : ['**/*.longer.test.ts']
/** Needs a library that not every machine has: `npm run test:clock` says so. */
const ofFakedClock = fakeTimeLibrary() ? [] : ['testing/faults/clock/postgres-clock.longer.test.ts']
/** A standby is made of the embedded PostgreSQL. */
const ofEmbedded = otherPostgres() ? ['server/standby-reads.test.ts'] : []
/** A pooler that knows no names has none to count. */
const ofNames = poolerPort() ? ['server/catalogue/product-list/named-statements.test.ts'] : []
const exclude = [
  ...[...configDefaults.exclude, ...longer, ...ofFakedClock],
  ...[...ofEmbedded, ...ofNames],
]

const parts = ['domain', 'contract', 'texts', 'web', 'scripts', 'bench']

export default defineConfig({
  test: {
    // By itself it leaves a core to somebody who watches; many tests wait more than they reckon.
    maxWorkers: 4,
    // Loading the server anew for each file took a third of the time; nothing of the server's keeps state in a module.
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...parts.map((name) => ({
        test: {
          name,
          include: [`${name}/**/*.test.ts`],
          exclude,
          environment: 'node' as const,
          // A page has its modules and globals to itself, and so has each file of its tests.
          isolate: name === 'web',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      })),
      {
        test: {
          name: 'server',
          include: ['{server,testing}/**/*.test.ts'],
          exclude,
          environment: 'node',
          // Processes are started and killed; two cores may be busy with something else.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: 'testing/database/test-database-server.ts',
        },
      },
    ],
  },
})
