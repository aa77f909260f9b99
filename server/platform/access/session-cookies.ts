import { randomBytes } from 'node:crypto'
import type { AccountKind } from '@halles/domain/account.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { CsrfTokens } from './csrf.ts'
import type { Viewer } from './viewer.ts'

// product.md 11: a session lives 30 days in all; the server ends it earlier when it lies idle.
const THIRTY_DAYS = 30 * 24 * 60 * 60

// 16 and 32 random bytes in base64url.
const VISITOR_ID = /^[\w-]{22}$/
const SESSION_TOKEN = /^[\w-]{43}$/
const VISITOR: Viewer = { kind: 'visitor' }

/** What of the session lives in the browser: its id, a visitor's id, a readable hint, the csrftoken. */
export type SessionCookies = ReturnType<typeof createSessionCookies>

export function createSessionCookies(config: Config, csrf: CsrfTokens) {
  const secure = config.publicUrl.protocol === 'https:'
  const crossSite = config.allowedOrigins.length > 0 && secure
  const domain = config.cookieDomain
  // A cookie under this prefix can be set by this host over https only, so no neighbour plants one. The readable ones have
  // the names that pages and product.md 7 know.
  const prefix = secure && domain === undefined ? '__Host-' : ''
  const [sessionName, visitorName, changeName] = [
    `${prefix}sessionid`,
    `${prefix}visitorid`,
    `${prefix}changedlately`,
  ] as const
  const common = {
    path: '/',
    secure,
    sameSite: crossSite ? ('none' as const) : ('lax' as const),
    ...(domain === undefined ? {} : { domain }),
  }
  // guard: session: cookies that no script reads [status.get]
  //   code: httpOnly: true, maxAge: THIRTY_DAYS
  //   instead: httpOnly: false, maxAge: THIRTY_DAYS
  const hidden = { ...common, httpOnly: true, maxAge: THIRTY_DAYS }
  const readable = { ...common, maxAge: THIRTY_DAYS }

  /** What the csrftoken of a viewer is bound to: the session, or a visitor's id when the browser has one. */
  function csrfBoundTo(request: FastifyRequest, viewer: Viewer): string | undefined {
    if (viewer.kind !== 'visitor') return viewer.sessionToken
    return matching(request.cookies[visitorName], VISITOR_ID)
  }

  function newVisitorId(reply: FastifyReply): string {
    const id = randomBytes(16).toString('base64url')
    reply.setCookie(visitorName, id, hidden)
    return id
  }

  function setToken(reply: FastifyReply, boundTo: string): void {
    const token = csrf.tokenFor(boundTo)
    reply.setCookie('csrftoken', token, readable)
    // A page of another origin cannot read our cookies; CORS lets only allowed origins read this.
    reply.header('X-CSRFToken', token)
  }

  // No standby is used that lags more; and some time for rounding.
  const sinceChange = { ...common, httpOnly: true, maxAge: config.databaseReadLag + 1 }

  return {
    /** Whoever changes something then reads from the primary until every standby that is used shows it. */
    noteChange: (reply: FastifyReply) => reply.setCookie(changeName, '1', sinceChange),
    hasChangedLately: (request: FastifyRequest) => request.cookies[changeName] !== undefined,

    /** The session's id that the browser sent, when it looks like one of ours. */
    sessionToken: (request: FastifyRequest) =>
      matching(request.cookies[sessionName], SESSION_TOKEN),

    csrfBoundTo,

    /** The hint names the kind of account, so that a page can ask for what that kind sees before it knows more. */
    startSession(reply: FastifyReply, token: string, kind: AccountKind): void {
      reply.setCookie(sessionName, token, hidden)
      reply.setCookie('signedin', kind, readable)
      setToken(reply, token)
    },

    endSession(request: FastifyRequest, reply: FastifyReply): void {
      reply.clearCookie(sessionName, common)
      reply.clearCookie('signedin', common)
      setToken(reply, csrfBoundTo(request, VISITOR) ?? newVisitorId(reply))
    },

    /** Sets a fitting csrftoken when the one sent does not fit. */
    refreshToken(request: FastifyRequest, reply: FastifyReply, viewer: Viewer): void {
      const boundTo = csrfBoundTo(request, viewer) ?? newVisitorId(reply)
      if (!csrf.fits(request.cookies.csrftoken, boundTo)) setToken(reply, boundTo)
      else reply.header('X-CSRFToken', csrf.tokenFor(boundTo))
    },

    dropHint(request: FastifyRequest, reply: FastifyReply): void {
      if (request.cookies.signedin) reply.clearCookie('signedin', common)
    },
  }
}

function matching(value: string | undefined, pattern: RegExp): string | undefined {
  return value !== undefined && pattern.test(value) ? value : undefined
}
