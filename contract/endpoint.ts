import type { Permission } from '@halles/domain/role.ts'
import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/** Who may call: anyone; anyone signed in; one role; `trade` is restaurants and suppliers. */
export type Access = 'public' | 'signed-in' | 'restaurant' | 'supplier' | 'trade' | 'operator'

/** Limits beside the general one on requests. Their figures are in server/platform/limits/rate-limits.ts. */
export type Limit = 'sign-up' | 'reset-request' | 'mailed-link' | 'contact'

/** One endpoint of the table: all that web and server promise each other about one call. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/api/${string}/`
  readonly access: Access
  /** What the caller's role in its business must allow; every role, unless said. */
  readonly needs?: Permission
  /** One English sentence for the API document. */
  readonly summary: string
  readonly input: z.ZodType
  readonly output: z.ZodType
  /** The status of success; several when the handler chooses, the first being its default. */
  readonly status?: readonly [number, ...number[]]
  /** What this call may be refused for beside what every call is (see `ALWAYS_REFUSED`). */
  readonly refusals: readonly RefusalCode[]
  readonly limit?: Limit
  /**
   * The handler opens its own transaction: it must not hold one while it hashes a password, nor its own session's lock
   * when it ends sessions; or it writes nothing.
   */
  readonly transaction?: 'own'
  /** Carries an ETag, so that an unchanged answer is not sent twice. */
  readonly tagged?: true
  /** In bytes, where a body may be larger than the usual 64 KiB. */
  readonly bodyLimit?: number
  /**
   * Where a mail program posts a form for the reader (RFC 8058). The token in that address is all the input and all the
   * authority, so neither session nor CSRF counts there: the sole exception to both.
   */
  readonly oneClick?: `/${string}/:token`
  /** Where an answer may take longer than the usual 10 s. */
  readonly timeoutSeconds?: number
  /** The body is a file as it lies on somebody's disk, not JSON: `input.file`. What else there is of the input is in the query. */
  readonly takesFile?: true
  /** The answer is a file to download, or a page to print, sent while it is made: a page links to it. */
  readonly sendsFile?: true
  /** JSON that a browser saves as a file of its own name. */
  readonly saved?: true
  /** The answer goes on until somebody ends it: server-sent events, each with an `output`. */
  readonly streams?: true
  /**
   * Takes an Idempotency-Key. `replayed`: what is asked for again under its key is not done again, and gets the response
   * of the first time. `by-handler`: the handler itself says what it answers then.
   */
  readonly keyed?: 'replayed' | 'by-handler'
  /** The answer, a refusal too, sets a csrftoken cookie that fits whenever the one sent does not. */
  readonly refreshesCsrfToken?: true
  /** Where more is asked than can be answered, others are refused first. */
  readonly critical?: true
  /** May be read from a standby that is some moments behind: the catalogue, and nothing that the caller has just changed. */
  readonly mayLag?: true
  /** Success starts or ends a session, and sets the cookies of what follows. */
  readonly changesSession?: true
}

/** What an endpoint with `sendsFile` answers. */
export type SentFile = {
  name: string
  type: string
  content: AsyncIterable<string | Uint8Array>
  /** A page that browsers show; whoever wants to keep it saves it. */
  isShown?: true
}

export const sentFile = z.custom<SentFile>()

/** What an endpoint with `streams` sends: something new under its number, or a sign of life. */
export type StreamEvent<Output> = { id: number; data: Output } | 'still here'

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** What an endpoint's handler receives, decoded. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What an endpoint's handler answers, before encoding. */
export type Output<E extends Endpoint> = z.output<E['output']>
/** What a client sends. */
export type Sent<E extends Endpoint> = z.input<E['input']>
/** What a client receives. */
export type Received<E extends Endpoint> = z.input<E['output']>

/** Every call with input may answer these. */
export const ALWAYS_REFUSED = [
  'invalid_input',
  'method_not_allowed',
  'too_large',
  'not_json',
  'too_many_requests',
  'csrf_failed',
  'internal_error',
  'unavailable',
] as const satisfies readonly RefusalCode[]
