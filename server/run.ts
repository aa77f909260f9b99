import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { startBackgroundWork } from './background-work.ts'
import { type Config, readConfig } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { isDatabaseAway } from './database/database-away.ts'
import { seedCities } from './database/default-cities.ts'
import { startAddingDrawings } from './database/demo/drawings/start-adding-drawings.ts'
import { DatabaseHasAccounts, loadDemo } from './database/demo/load-demo.ts'
import { listDurabilityWarnings } from './database/durability-sql.ts'
import { openDatabase } from './database/open-database.ts'
import { openStandbyReads } from './database/standby-reads.ts'
import { closeJobQueue, openJobQueue } from './jobs/job-queue.ts'
import { SLICE_TIMES } from './jobs/slices/slice-queue.ts'
import { MAIL_TIMES } from './mail/delivery/mail-times.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createLoadShedding } from './platform/limits/load-shedding.ts'
import { watchLoop } from './platform/limits/watch-loop.ts'
import { resealSecrets } from './second-factor/reseal-secrets.ts'
import { configWarnings } from './start/config-warnings.ts'
import { ensureFirstOperator } from './start/first-operator.ts'
import { endInAnyCase, endSignal, outliveStrayErrors } from './start/graceful-end.ts'
import { listen } from './start/listen.ts'
import { startMessage } from './start/start-message.ts'
import { StartRefused } from './start-refused.ts'

const MILLISECONDS = 1_000

/** The server, from its configuration to its end. */
export async function run(): Promise<void> {
  const askedToEnd = endSignal()
  const closing: (() => Promise<void>)[] = []
  try {
    const { warnings, message, lost } = await openServer(readConfig(), closing, outliveStrayErrors)
    for (const line of warnings) logError(line)
    process.stdout.write(message)
    const loss = await Promise.race([askedToEnd, lost])
    if (loss) throw loss
  } catch (error) {
    process.exitCode = 1
    logError(lineOf(error))
  } finally {
    endInAnyCase()
    for (const close of closing) await close()
  }
}

/** Opens everything, and then the door. What is to be closed, in this order, is noted as it is opened: a start may fail. */
export async function openServer(
  config: Config,
  closing: (() => Promise<void>)[],
  assembled: (app: FastifyInstance) => void,
) {
  const fill = (database: Database) => fillFirstTime(config, database)
  const traces = config.traces && (await openTraces(config.traces))
  if (traces) closing.unshift(traces.close)
  const pool = { poolSize: config.databasePool, ...(traces && { log: traces.statement }) }
  const { database, lost, close } = await openDatabase(config, { report: logError, fill, pool })
  closing.unshift(close)
  await resealSecrets(database, config.secretKeys)
  const loopWatch = watchLoop()
  const shedding = createLoadShedding(undefined, loopWatch.isLate)
  const standby = config.databaseReadUrl
    ? connect({ connectionString: config.databaseReadUrl }, pool)
    : undefined
  const standbyReads =
    standby &&
    openStandbyReads(database, standby, { mostLag: config.databaseReadLag * MILLISECONDS })
  const metrics =
    config.metrics && createMetrics({ primary: database, standby }, shedding.requestsAtWork)
  let log: FastifyInstance['log'] | undefined
  const jobs = await openJobQueue(database, {
    superviseEvery: Math.min(MAIL_TIMES.supervise, SLICE_TIMES.supervise),
    report: (problem) => log?.warn(problem),
  })
  closing.unshift(() => closeJobQueue(jobs))
  const app = await buildApp({
    config,
    database,
    jobs,
    shedding,
    loopWatch,
    metrics,
    traces,
    ...(standbyReads && { standbyReads }),
  })
  log = app.log
  // Together, so that the process is unready at once whatever its own work waits for.
  const endTogether: (() => Promise<unknown>)[] = [() => app.close()]
  closing.unshift(async () => {
    await Promise.all(endTogether.map((end) => end()))
  })
  assembled(app)
  await startBackgroundWork(config, {
    database,
    jobs,
    log: app.log,
    requests: shedding,
    countRetained: metrics?.countRetained,
    atEnd: (end) => endTogether.push(end),
  })
  const warnings = [...configWarnings(config), ...(await listDurabilityWarnings(database))]
  if (metrics && config.metrics)
    endTogether.push((await serveMetrics(metrics, config.metrics)).close)
  const message = await startMessage(config, database)
  // The last that may fail: whoever is answered can rely on a server that outlives its database.
  await listen(app, config)
  if (isDemo(config)) {
    const report = (problem: unknown) => app.log.warn(problem)
    endTogether.push(startAddingDrawings({ config, database, report }).stop)
  }
  return { warnings, message, lost }
}

/** Loaded only where it is asked for. */
async function openTraces(traces: NonNullable<Config['traces']>) {
  const { createTraces } = await import('./traces/traces.ts')
  return createTraces(traces, logError)
}

function isDemo({ demo, databaseUrl }: Config): boolean {
  return demo ?? databaseUrl === undefined
}

async function fillFirstTime(config: Config, database: Database) {
  const { operator } = config
  await seedCities(database)
  if (isDemo(config)) {
    await loadDemo(database).catch((error) => {
      if (!(error instanceof DatabaseHasAccounts)) throw error
    })
  }
  if (operator) await ensureFirstOperator(database, operator)
}

/** What its operator reads of an error that ends a server. */
export function lineOf(error: unknown): string {
  if (error instanceof StartRefused) return error.message
  const isAway = error instanceof Error && isDatabaseAway(error)
  return isAway ? `The database does not answer: ${error.message}.` : inspect(error)
}

function logError(line: string) {
  process.stderr.write(`${line}\n`)
}
