import { isIP } from 'node:net'
import { email } from '@halles/contract/schemas/account.ts'
import { passwordProblem, SINGLE_LINE_PATTERN } from '@halles/domain/account.ts'
import { z } from 'zod'
import { isCommonPassword } from './platform/passwords/common-passwords.ts'
import { secretKey, secretKeys } from './secret-key.ts'

// Every sentence is read after the variable's name: "PORT must be …".
const text = (error: string) => z.string().trim().min(1, error)
const list = z.string().transform((value) => value.split(',').map((item) => item.trim()))

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 1 to 65535')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must be a number from 1 to 65535')

// No URL parser: a socket's address, postgresql://user@/database?host=/run/postgresql, has no host.
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgresql://user:password@host:5432/database')

const poolSize = z
  .string()
  .regex(/^([2-9]|[1-9]\d|100)$/, 'must be a number from 2 to 100')
  .transform(Number)

const seconds = z
  .string()
  .regex(/^([1-9]|[1-5]\d|60)$/, 'must be a number of seconds from 1 to 60')
  .transform(Number)

const collector = z.string().transform((value, context) => {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return value.replace(/\/+$/, '')
  context.addIssue('must be the address of a collector, such as http://127.0.0.1:4318')
  return z.NEVER
})

const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
  .transform(Number)

const publicUrl = z.string().transform((value, context) => {
  const url = URL.parse(value.replace(/\/+$/, ''))
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return url
  context.addIssue('must be the address people use, such as https://halles.example.ca')
  return z.NEVER
})

const origins = list.refine(
  (items) => items.every((item) => URL.parse(item)?.origin === item && item !== 'null'),
  'must list origins such as https://shop.example.ca, with commas between and no path',
)

const domain = z
  .string()
  .regex(/^\.?([a-z0-9-]+\.)+[a-z0-9-]+$/i, 'must be a domain such as example.ca')

const bucket = z.string().transform((value, context) => {
  const url = URL.parse(value)
  const region = url?.searchParams.get('region') ?? 'auto'
  const isBucket = url && /^https?:$/.test(url.protocol) && /^\/[^/]+\/?$/.test(url.pathname)
  const keys = isBucket ? [url.username, url.password].map(decoded) : []
  const [accessKeyId, secretAccessKey] = keys
  if (isBucket && accessKeyId && secretAccessKey) {
    const endpoint = `${url.origin}${url.pathname}`.replace(/\/$/, '')
    return { endpoint, region, accessKeyId, secretAccessKey }
  }
  context.addIssue('must look like https://key:secret@s3.example.ca/bucket?region=ca-central-1')
  return z.NEVER
})

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const isNetwork = (item: string) => {
  const [address = '', bits = '0', ...more] = item.split('/')
  const longest = isIP(address) === 4 ? 32 : 128
  const isSubnet = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest
  return NAMED_NETWORKS.includes(item) || (isSubnet && more.length === 0)
}
const proxies = list.transform((items, context): false | string[] => {
  if (items.join() === 'none') return false
  if (items.every(isNetwork)) return items
  context.addIssue(
    'must list the addresses of your proxies, such as 10.0.0.0/8,loopback, or be none',
  )
  return z.NEVER
})

const emailAddress = z.string().transform((value, context) => {
  const { success, data } = email.safeParse(value)
  if (success) return data
  context.addIssue('must be an e-mail address')
  return z.NEVER
})

function decoded(text = ''): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const smtpUrl = z.string().transform((value, context) => {
  const url = URL.parse(value)
  const hasOnlyServer = url && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  const [user, pass] = [url?.username, url?.password].map(decoded)
  const isKnown = user !== undefined && pass !== undefined && !user === !pass
  if (!hasOnlyServer || !isKnown || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    context.addIssue('must look like smtp://user:password@mail.example.ca:587')
    return z.NEVER
  }
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user && pass && { auth: { user, pass } }),
  }
})

const sender = z.string().transform((value, context) => {
  const [, name = '', address = value] = /^([^<>"]*)<([^<>]*)>$/.exec(value.trim()) ?? []
  const { success, data } = email.safeParse(address)
  if (success && SINGLE_LINE_PATTERN.test(name))
    return { name: name.trim() || 'Halles', address: data }
  context.addIssue('must be an address, such as Halles <bonjour@halles.example.ca>')
  return z.NEVER
})

const lineOfText = (error: string) =>
  text(error).max(300, 'must have at most 300 characters').regex(SINGLE_LINE_PATTERN, error)

const privacyOfficer = z.string().transform((value, context) => {
  const [, title = '', address = ''] = /^([^<>]*)<([^<>]*)>$/.exec(value.trim()) ?? []
  const { success, data } = email.safeParse(address)
  if (success && title.trim() !== '' && title.length <= 200 && SINGLE_LINE_PATTERN.test(title))
    return { title: title.trim(), email: data }
  context.addIssue(
    'must be a name or title with an address, such as Luc Roy <luc@halles.example.ca>',
  )
  return z.NEVER
})

/** The environment's variables. What another program sets is not looked at. */
export const variables = z
  .object({
    HOST: text('must be an address to listen on').default('127.0.0.1'),
    PORT: port.default(3000),
    DATA_DIR: text('must be a folder').default('./data'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    DATABASE_POOL: poolSize.default(10),
    DATABASE_READ_URL: databaseUrl.optional(),
    DATABASE_READ_LAG: seconds.default(2),
    PUBLIC_URL: publicUrl.optional(),
    ALLOWED_ORIGINS: origins.default([]),
    COOKIE_DOMAIN: domain.optional(),
    TRUST_PROXY: proxies.optional(),
    SECRET_KEY: secretKey.optional(),
    SECRET_KEY_PREVIOUS: secretKeys.default([]),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    PHOTO_PRIORITY: z.enum(['low', 'normal'], 'must be low or normal').default('low'),
    SMTP_URL: smtpUrl.optional(),
    PHOTO_STORE: bucket.optional(),
    MAIL_FROM: sender.optional(),
    TEAM_EMAIL: emailAddress.optional(),
    LEGAL_NAME: lineOfText('must be the name of a business on one line').optional(),
    LEGAL_ADDRESS: lineOfText('must be a postal address on one line').optional(),
    PRIVACY_OFFICER: privacyOfficer.optional(),
    HOSTING: lineOfText('must say on one line who hosts the data and where').optional(),
    OPERATOR_EMAIL: emailAddress.optional(),
    OPERATOR_PASSWORD: z.string().optional(),
    DEMO: z.enum(['0', '1'], 'must be 1 or 0').optional(),
    METRICS_PORT: port.optional(),
    METRICS_HOST: text('must be an address to listen on').default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
    OTEL_TRACES_SAMPLER_ARG: share.default(1),
    LOG_LEVEL: z
      .enum(
        ['silent', 'error', 'warn', 'info', 'debug'],
        'must be silent, error, warn, info or debug',
      )
      .default('info'),
  })
  .superRefine(({ PUBLIC_URL, TRUST_PROXY }, context) => {
    if (PUBLIC_URL?.protocol !== 'https:' || TRUST_PROXY !== undefined) return
    // Without it everybody behind the proxy that speaks https would share one address, and its limits.
    const message =
      'must be set when PUBLIC_URL is https: the addresses of the proxies in front, or none without any'
    context.addIssue({ code: 'custom', path: ['TRUST_PROXY'], message })
  })
  .superRefine(({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL }, context) => {
    if (DATABASE_URL !== undefined) return
    const message = 'and DATABASE_URL must be given together'
    for (const [name, value] of Object.entries({ DATABASE_DIRECT_URL, DATABASE_READ_URL })) {
      if (value !== undefined) context.addIssue({ code: 'custom', path: [name], message })
    }
  })
  .superRefine(({ SECRET_KEY, SECRET_KEY_PREVIOUS }, context) => {
    if (SECRET_KEY !== undefined || SECRET_KEY_PREVIOUS.length === 0) return
    const message = 'and SECRET_KEY must be given together'
    context.addIssue({ code: 'custom', path: ['SECRET_KEY_PREVIOUS'], message })
  })
  .superRefine(({ OPERATOR_EMAIL, OPERATOR_PASSWORD }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['OPERATOR_PASSWORD'], message })
    if ((OPERATOR_EMAIL === undefined) !== (OPERATOR_PASSWORD === undefined)) {
      refuse('and OPERATOR_EMAIL must be given together')
    } else if (OPERATOR_EMAIL !== undefined && OPERATOR_PASSWORD !== undefined) {
      const account = { email: OPERATOR_EMAIL, names: [] }
      const isFit = passwordProblem(OPERATOR_PASSWORD, account) === undefined
      if (!isFit) refuse('must have 8 to 30 characters and not be the e-mail address')
      else if (isCommonPassword(OPERATOR_PASSWORD)) refuse('must not be a common password')
    }
  })
