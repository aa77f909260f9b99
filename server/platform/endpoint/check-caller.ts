import type { Endpoint } from '@halles/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { checkCsrfToken, refuseForeignOrigin } from '../access/csrf.ts'
import { authorize, type SignedInViewer, type Viewer } from '../access/viewer.ts'
import type { Platform } from './context.ts'
import { refuse } from './refusal-class.ts'

/** What is checked before it is known who calls: the origin, and how many requests a second. */
export function checkRequest(
  { config, limits, cookies }: Platform,
  { method }: Endpoint,
  request: FastifyRequest,
): void {
  if (method !== 'GET') refuseForeignOrigin(config, request)
  limits.countRequest(request, cookies.sessionToken(request))
}

/** The viewer, when it may call the endpoint: session → CSRF → role. */
export function checkViewer(
  { cookies, csrf }: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  viewer: Viewer,
): Viewer {
  if (viewer.kind === 'visitor' && endpoint.access !== 'public') throw refuse('not_authenticated')
  // guard: CSRF: checked for every call that writes [csrf]
  if (endpoint.method !== 'GET') checkCsrfToken(csrf, request, cookies.csrfBoundTo(request, viewer))
  return authorize(endpoint, viewer)
}

/** Names whoever called in the log, by public ids. */
export function noteCaller(
  { securityLog }: Platform,
  request: FastifyRequest,
  viewer: Viewer | undefined,
): void {
  if (viewer !== undefined && viewer.kind !== 'visitor') securityLog.note(request, named(viewer))
}

function named({ personPublicId: person, accountPublicId: account, role }: SignedInViewer) {
  return { person, account, role }
}
