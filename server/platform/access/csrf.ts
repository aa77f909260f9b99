import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { refuse } from '../endpoint/refusal-class.ts'

export type CsrfTokens = ReturnType<typeof createCsrfTokens>

/** Tokens that fit one session or one visitor only, so that a planted pair is worth nothing. */
export function createCsrfTokens(secret: Buffer) {
  const tokenFor = (boundTo: string) =>
    // guard: CSRF: the token is bound to a session or a visitor [csrf]
    //   code: update(boundTo)
    //   instead: update('')
    createHmac('sha256', secret).update(boundTo).digest('base64url')

  function fits(token: unknown, boundTo: string): boolean {
    const expected = Buffer.from(tokenFor(boundTo))
    const given = Buffer.from(typeof token === 'string' ? token : '')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return { tokenFor, fits }
}

/** Refuses an unsafe request that a page of another site sent, by what its browser says. */
export function refuseForeignOrigin(config: Config, { headers }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = headers
  // guard: CSRF: a foreign Origin [csrf]
  //   code: : isOurs(config, origin)
  //   instead: : true
  // guard: CSRF: Sec-Fetch-Site without an Origin [csrf]
  //   code: site !== 'cross-site'
  //   instead: true
  const isAllowed = origin === undefined ? site !== 'cross-site' : isOurs(config, origin)
  if (!isAllowed) throw refuse('csrf_failed', {}, { loggedAs: 'foreign_origin' })
}

/** Refuses an unsafe request that lacks the token of its own session or visitor. */
export function checkCsrfToken(
  csrf: CsrfTokens,
  { headers }: FastifyRequest,
  boundTo: string | undefined,
): void {
  const fits = boundTo !== undefined && csrf.fits(headers['x-csrftoken'], boundTo)
  // guard: CSRF: the token [csrf]
  if (!fits) throw refuse('csrf_failed')
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

function isOurs(config: Config, origin: string): boolean {
  return ownOrigins(config).includes(origin) || config.allowedOrigins.includes(origin)
}

/** Without PUBLIC_URL the server is on this machine, whichever of its names the browser uses. */
function ownOrigins({ publicUrl, publicUrlIsDefault }: Config): string[] {
  if (!publicUrlIsDefault) return [publicUrl.origin]
  return LOOPBACK.map((host) => `http://${host}:${publicUrl.port || '80'}`)
}
