import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { IMPORT_QUEUE } from './catalogue-import/running/import-worker.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { runInRequest } from './database/request-context.ts'
import { serverSecret } from './database/server-secret-sql.ts'
import type { StandbyReads } from './database/standby-reads.ts'
import type { Dependencies } from './dependencies.ts'
import { withDependencies } from './handler.ts'
import { handlers } from './handlers.ts'
import { createInvitationStops } from './invitations/invitation-stops.ts'
import { joinJobQueue } from './jobs/job-queue.ts'
import { openSliceQueue } from './jobs/slices/slice-queue.ts'
import { openLive } from './live/live.ts'
import { openMailQueue } from './mail/mail-queue.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createPaperPdfs, type PaperPdfs } from './papers/rendering/pdf/paper-pdfs.ts'
import { openPhotos, type Photos } from './photos/open-photos.ts'
import { servePhotos } from './photos/serve-photos.ts'
import { createCsrfTokens } from './platform/access/csrf.ts'
import { createSessionCookies } from './platform/access/session-cookies.ts'
import { registerEndpoints } from './platform/endpoint/register-endpoints.ts'
import { answerBadAddress, answerBrokenRequest } from './platform/http/broken-request.ts'
import { type ClosingTimes, closeGracefully } from './platform/http/closing.ts'
import { takeOnlyJson } from './platform/http/content-types.ts'
import { answerErrors } from './platform/http/error-handler.ts'
import { addHealth } from './platform/http/health.ts'
import { type LogStream, log } from './platform/http/log.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { createKeyedHash } from './platform/limits/keyed-hash.ts'
import { createLargeBodies, type LargeBodies } from './platform/limits/large-bodies.ts'
import { createLoadShedding, type LoadShedding } from './platform/limits/load-shedding.ts'
import { createPasswordThrottle } from './platform/limits/password-throttle.ts'
import { createRateLimits } from './platform/limits/rate-limits.ts'
import type { LoopWatch } from './platform/limits/watch-loop.ts'
import {
  createPasswordHashing,
  type PasswordHashing,
} from './platform/passwords/password-hashing.ts'
import { openSecurityLog } from './platform/security-log/open-security-log.ts'
import { decodableUrl, inlineScripts, serveWeb } from './platform/web/serve-web.ts'
import { PRICE_IMPORT_QUEUE } from './price-list-import/price-import-worker.ts'
import { createUnsubscribeTokens } from './promotions/unsubscribe-tokens.ts'
import { createSecondFactors } from './second-factor/second-factors.ts'
import type { Traces } from './traces/traces.ts'

const SECONDS = 1000

/** Milliseconds. */
export type Times = ClosingTimes & {
  /** Of open streams. */
  heartbeat: number
  /** How long a connection on which nothing passes is kept. */
  silence: number
  /** After which whoever asked is told to come back. */
  longestAnswer: number
  /** Of a price list, after which it is refused as unreadable. */
  longestReading: number
  /** Of a photo, after which its sender is told to come back. */
  longestDecoding: number
}

const TIMES: Times = {
  heartbeat: 15 * SECONDS,
  silence: 30 * SECONDS,
  longestAnswer: 10 * SECONDS,
  longestReading: 20 * SECONDS,
  longestDecoding: 50 * SECONDS,
  keepAliveGrace: 0.5 * SECONDS,
  longestWork: 10 * SECONDS,
}

/** Other figures than the usual. */
export type AppOptions = {
  times?: Partial<Times>
  shedding?: LoadShedding
  largeBodies?: LargeBodies
  /** Of this process; without it, it is never late. */
  loopWatch?: LoopWatch
  metrics?: Metrics | undefined
  traces?: Traces | undefined
  passwords?: PasswordHashing
  /** Closed with the server. */
  photos?: Photos
  /** Closed with the server. */
  paperPdfs?: PaperPdfs
  /** Where lines of the log go; absent: to standard output. */
  logTo?: LogStream
  /** Closed with the server. */
  standbyReads?: StandbyReads
  /** Of this process, which closes it. */
  jobs?: PgBoss
}

type Given = AppOptions & { config: Config; database: Database }

/** The whole server, every plugin and every call by name, ready to listen or to be asked in a test. */
export async function buildApp(given: Given): Promise<FastifyInstance> {
  const { config } = given
  const app = fastify({
    // cases.md 5.3: nobody holds a connection by being slow, nobody sends more than a form.
    requestTimeout: 15 * SECONDS,
    connectionTimeout: given.times?.silence ?? TIMES.silence,
    handlerTimeout: given.times?.longestAnswer ?? TIMES.longestAnswer,
    // Of every hook, those of closing too, which takes as long as work in flight may and some more.
    pluginTimeout: 20 * SECONDS,
    // guard: body: its size [bodies]
    bodyLimit: 64 * 1024,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10 * SECONDS,
      connectionsCheckingInterval: 2 * SECONDS,
    },
    // Its answer is not in our words: closing.ts gives it.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // guard: proxy: only those that are named [rate-limits, password-throttle]
    //   code: trustProxy: config.trustProxy
    //   instead: trustProxy: true
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    rewriteUrl: decodableUrl,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress,
    logger: log(config, given.logTo),
    logController: new LogController({ disableRequestLogging: true }),
  })
  try {
    await assemble(app, given)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

async function assemble(
  app: FastifyInstance,
  { config, database, ...given }: Given,
): Promise<void> {
  const times = { ...TIMES, ...given.times }
  const { loopWatch } = given
  loopWatch?.onBlocked((ms) => app.log.warn({ ms }, 'the event loop was blocked'))
  given.metrics?.observe(app)
  given.traces?.observe(app)
  app.addHook('onRequest', ({ id }, _reply, done) => runInRequest(id, done))
  app.addHook('onClose', async () => given.standbyReads?.close())
  const csrf = createCsrfTokens(await serverSecret(database, 'csrf'))
  const report = (problem: unknown) => app.log.warn(problem)
  const { jobs, leave } = await joinJobQueue(database, { report }, given.jobs)
  app.addHook('onClose', leave)
  const { queueMail } = await openMailQueue(database, config, report, jobs)
  const { queueImport } = await openSliceQueue(database, IMPORT_QUEUE, report, jobs)
  const { queueImport: queuePriceImport } = await openSliceQueue(
    database,
    PRICE_IMPORT_QUEUE,
    report,
    jobs,
  )
  const live = openLive(database, {
    heartbeat: times.heartbeat,
    report,
  })
  app.addHook('preClose', async () => live.end())
  app.addHook('onClose', live.close)
  const photos =
    given.photos ?? (await openPhotos(database, { config, longest: times.longestDecoding, report }))
  app.addHook('onClose', async () => photos.decoder.close())
  const paperPdfs = given.paperPdfs ?? createPaperPdfs({ report })
  app.addHook('onClose', async () => paperPdfs.close())
  const hash = createKeyedHash(await serverSecret(database, 'throttle'))
  const securityLog = openSecurityLog(app)
  const platform = {
    securityLog,
    config,
    database,
    standbyReads: given.standbyReads,
    csrf,
    cookies: createSessionCookies(config, csrf),
    limits: createRateLimits(config, database, hash),
    shedding: given.shedding ?? createLoadShedding(undefined, loopWatch?.isLate),
    largeBodies: given.largeBodies ?? createLargeBodies(),
  }
  const dependencies: Dependencies = {
    ...platform,
    throttle: createPasswordThrottle(config, database, hash),
    passwords: given.passwords ?? createPasswordHashing(),
    unsubscribeTokens: createUnsubscribeTokens(await serverSecret(database, 'unsubscribe')),
    invitationStops: createInvitationStops(await serverSecret(database, 'invitation')),
    secondFactors: createSecondFactors(config.secretKeys),
    queueMail,
    queueImport,
    queuePriceImport,
    photos,
    paperPdfs,
    live,
    longestReading: times.longestReading,
  }
  sendSecurityHeaders(app, await inlineScripts())
  await app.register(cors, {
    // guard: CORS: origins that are allowed [csrf]
    //   code: config.allowedOrigins.length > 0 ? config.allowedOrigins : false
    //   instead: true
    origin: config.allowedOrigins.length > 0 ? config.allowedOrigins : false,
    methods: ['GET', 'POST', 'DELETE'],
    credentials: true,
    exposedHeaders: ['X-CSRFToken'],
    strictPreflight: false,
  })
  await app.register(cookie)
  answerErrors(app, securityLog)
  const { isClosing } = closeGracefully(app, times)
  takeOnlyJson(app)
  registerEndpoints(app, platform, withDependencies(handlers, dependencies))
  servePhotos(app, platform, photos.store)
  addHealth(app, database, { isClosing, isLate: loopWatch?.isLate ?? (() => false) })
  await serveWeb(app, config)
}
