import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { CsrfTokens } from './csrf.ts'

// DECISIONS section 2: a session lives 30 days in all; the server ends it earlier when it lies idle.
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** What of the session lives in the browser: its id, a visitor's id, a readable hint, the csrftoken. */
export type SessionCookies = ReturnType<typeof createSessionCookies>

export function createSessionCookies(config: Config, csrf: CsrfTokens) {
  const secure = config.publicUrl.protocol === 'https:'
  const crossSite = config.allowedOrigins.length > 0 && secure
  const domain = config.cookieDomain
  const sessionName = secure && domain === undefined ? '__Host-sessionid' : 'sessionid'
  const common = {
    path: '/',
    secure,
    sameSite: crossSite ? ('none' as const) : ('lax' as const),
    ...(domain === undefined ? {} : { domain }),
  }
  const hidden = { ...common, httpOnly: true, maxAge: THIRTY_DAYS }
  const readable = { ...common, maxAge: THIRTY_DAYS }

  function setToken(reply: FastifyReply, boundTo: string): void {
    const token = csrf.tokenFor(boundTo)
    reply.setCookie('csrftoken', token, readable)
    // A page of another origin cannot read our cookies; CORS lets only allowed origins read this.
    reply.header('X-CSRFToken', token)
  }

  return {
    sessionToken: (request: FastifyRequest) => request.cookies[sessionName],

    /** What a visitor's csrftoken is bound to, made up and set where the browser has none. */
    visitorId(request: FastifyRequest, reply: FastifyReply): string {
      const known = request.cookies.visitorid
      if (known !== undefined && /^[\w-]{22}$/.test(known)) return known
      const id = randomBytes(16).toString('base64url')
      reply.setCookie('visitorid', id, hidden)
      return id
    },

    startSession(reply: FastifyReply, token: string): void {
      reply.setCookie(sessionName, token, hidden)
      reply.setCookie('signedin', '1', readable)
      setToken(reply, token)
    },

    endSession(request: FastifyRequest, reply: FastifyReply): void {
      reply.clearCookie(sessionName, common)
      reply.clearCookie('signedin', common)
      setToken(reply, this.visitorId(request, reply))
    },

    /** Sets a fitting csrftoken when the one sent does not fit. */
    refreshToken(request: FastifyRequest, reply: FastifyReply, boundTo: string): void {
      if (!csrf.fits(request.cookies.csrftoken, boundTo)) setToken(reply, boundTo)
      else reply.header('X-CSRFToken', csrf.tokenFor(boundTo))
    },
  }
}
