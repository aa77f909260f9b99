import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Database, poolOf } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { MAIL_QUEUE } from '../mail/mail-queue.ts'
import { countJobs } from './metrics-sql.ts'

// From what a prepared list takes to the longest that a request may.
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const MILLISECONDS = 1000

export type Metrics = {
  /** To be called before the routes are added. */
  observe: (app: FastifyInstance) => void
  /** Rows that retention has dealt with in a run, by rule, and whether no rule failed. */
  countRetained: (rows: Record<string, number>, isWhole: boolean) => void
  /** All of them as Prometheus reads them. */
  text: () => Promise<string>
  contentType: string
}

/** The handles of a process: to the primary, and to a standby where it reads from one. */
type Databases = { primary: Database; standby?: Database | undefined }

/** What one process counts and what it finds in the database. No label names a person, a business or an order. */
export function createMetrics(databases: Databases, requestsAtWork: () => number): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'halles_http_request_duration_seconds',
    help: 'Answers by method, route and status; of event streams the time that they were open',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  })
  const refusals = new Counter({
    name: 'halles_refusals_total',
    help: 'Refused requests by code, see the API document',
    labelNames: ['code'],
    registers,
  })
  const open = new Gauge({
    name: 'halles_event_streams_open',
    help: 'Open event streams',
    registers,
  })
  new Gauge({
    name: 'halles_requests_at_work',
    help: 'Requests at work; from 200 on others are refused, from 400 on checkouts too',
    registers,
    collect() {
      this.set(requestsAtWork())
    },
  })
  new Gauge({
    name: 'halles_database_connections',
    help: 'Connections by pool and state, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, database] of Object.entries(databases)) {
        if (!database) continue
        const { totalCount, idleCount, waitingCount } = poolOf(database)
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waited for' }, waitingCount)
      }
    },
  })
  const retained = new Counter({
    name: 'halles_retention_rows_total',
    help: 'Rows deleted or emptied because their time is over, by rule',
    labelNames: ['rule'],
    registers,
  })
  const retention = new Gauge({
    name: 'halles_retention_success_seconds',
    help: 'When retention last ran without a rule that failed, in seconds since 1970; 0: not yet',
    registers,
  })
  const oldest = new Gauge({
    name: 'halles_mails_oldest_seconds',
    help: 'How long the oldest mail that waits has waited',
    registers,
  })
  const waiting = new Gauge({
    name: 'halles_mails_waiting',
    help: 'Mails that wait for their delivery, of all processes',
    registers,
  })
  const jobs = new Gauge({
    name: 'halles_jobs',
    help: 'Jobs by queue and state, of all processes',
    labelNames: ['queue', 'state'],
    registers,
  })

  // Not by `collect`, which is called for all at once: these three tell of one moment.
  async function readJobs() {
    const counted = await unlessAway(() => countJobs(databases.primary))
    jobs.reset()
    for (const { queue, state, count } of counted ?? []) jobs.set({ queue, state }, count)
    const mails = counted?.filter(({ queue, state }) => queue === MAIL_QUEUE && state !== 'failed')
    waiting.set(mails?.reduce((sum, { count }) => sum + count, 0) ?? Number.NaN)
    oldest.set(mails ? Math.max(0, ...mails.map((mail) => mail.oldest)) : Number.NaN)
  }

  return {
    observe(app) {
      app.addHook('onRequest', async ({ routeOptions }, reply) => {
        if (routeOptions.url !== '/api/events/') return
        open.inc()
        reply.raw.once('close', () => open.dec())
      })
      app.addHook('onSend', async (_request, { statusCode }, payload) => {
        const code = statusCode >= 400 && typeof payload === 'string' && codeOf(payload)
        if (code) refusals.inc({ code })
      })
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const route = routeOptions.url ?? 'none'
        durations.observe({ method, route, status: statusCode }, elapsedTime / MILLISECONDS)
      })
    },
    countRetained(rows, isWhole) {
      for (const [rule, count] of Object.entries(rows)) retained.inc({ rule }, count)
      if (isWhole) retention.setToCurrentTime()
    },
    async text() {
      await readJobs()
      return register.metrics()
    },
    contentType: register.contentType,
  }
}

/** What a database that is away would know is not a number then: the rest is still asked for, then above all. */
async function unlessAway<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && isDatabaseAway(error)) return undefined
    throw error
  }
}

function codeOf(payload: string): string | undefined {
  try {
    const { code } = JSON.parse(payload)
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}
