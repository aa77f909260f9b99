import { resolve } from 'node:path'
import type { LegalDetails } from '@halles/contract/legal-details.ts'
import { readSecretFiles } from './secret-files.ts'
import { StartRefused } from './start-refused.ts'
import { variables } from './variables.ts'

/** What the environment asks for, checked. */
export type Config = Readonly<{
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** Past the pooler that `databaseUrl` leads to; absent: that one leads to PostgreSQL itself. */
  databaseDirectUrl: string | undefined
  /** The most connections for requests and jobs; one more listens. */
  databasePool: number
  /** Absent: every read is the primary's. */
  databaseReadUrl: string | undefined
  /** Seconds that what is read there may be old. */
  databaseReadLag: number
  /** Base of links in mails, without a slash at its end. */
  publicUrl: URL
  publicUrlIsDefault: boolean
  allowedOrigins: string[]
  cookieDomain: string | undefined
  /** Whose X-Forwarded-* headers are believed: nobody's, or those of these addresses. */
  trustProxy: false | string[]
  /** Of 32 bytes: the first seals second factors, each opens them. None: they are stored unsealed. */
  secretKeys: readonly Buffer[]
  rateLimits: boolean
  /** Photos are decoded when nothing else is to be done. */
  photosComeLast: boolean
  /** Absent: mails are written to `dataDir`/outbox. */
  smtp:
    | { host: string; port: number; secure: boolean; auth?: { user: string; pass: string } }
    | undefined
  /** Where the bytes of photos lie; absent: in the database. */
  photoStore:
    | { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined
  mailFrom: { name: string; address: string }
  /** Who reads what is written by the contact form. */
  teamEmail: string | undefined
  legal: LegalDetails
  operator: { email: string; password: string } | undefined
  /** Absent: on the embedded database while it is empty. */
  demo: boolean | undefined
  /** Where Prometheus reads, apart from everything else; absent: nothing is counted. */
  metrics: { host: string; port: number } | undefined
  /** A collector's address without `/v1/traces`, and the share of requests that are traced; absent: none is. */
  traces: { endpoint: string; ratio: number } | undefined
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}>

/** Reads the environment once. Throws the one line that names the first variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const entries = Object.entries(environment).filter(([, value]) => value !== '')
  const given = readSecretFiles(Object.fromEntries(entries))
  const { success, data, error } = variables.safeParse(given.environment)
  if (!success) {
    const [issue] = error.issues
    const name = issue?.path.join('.') ?? ''
    const file = given.fromFiles.includes(name) ? ` (in the file of ${name}_FILE)` : ''
    throw new StartRefused(`${name}${file} ${issue?.message}.`)
  }
  const { OPERATOR_EMAIL: email, OPERATOR_PASSWORD: password } = data
  const publicUrl = data.PUBLIC_URL ?? new URL(`http://localhost:${data.PORT}`)
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databasePool: data.DATABASE_POOL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databaseReadLag: data.DATABASE_READ_LAG,
    publicUrl,
    publicUrlIsDefault: data.PUBLIC_URL === undefined,
    allowedOrigins: data.ALLOWED_ORIGINS,
    cookieDomain: data.COOKIE_DOMAIN,
    trustProxy: data.TRUST_PROXY ?? false,
    secretKeys: data.SECRET_KEY ? [data.SECRET_KEY, ...data.SECRET_KEY_PREVIOUS] : [],
    rateLimits: data.RATE_LIMITS === 'on',
    photosComeLast: data.PHOTO_PRIORITY === 'low',
    smtp: data.SMTP_URL,
    photoStore: data.PHOTO_STORE,
    mailFrom: data.MAIL_FROM ?? { name: 'Halles', address: `no-reply@${publicUrl.hostname}` },
    teamEmail: data.TEAM_EMAIL,
    legal: {
      name: data.LEGAL_NAME,
      address: data.LEGAL_ADDRESS,
      privacyOfficer: data.PRIVACY_OFFICER,
      hosting: data.HOSTING,
      site: publicUrl.href.replace(/\/$/, ''),
    },
    operator: email && password ? { email, password } : undefined,
    demo: data.DEMO === undefined ? undefined : data.DEMO === '1',
    metrics: data.METRICS_PORT ? { host: data.METRICS_HOST, port: data.METRICS_PORT } : undefined,
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: data.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    logLevel: data.LOG_LEVEL,
  }
}
