import type { Endpoint } from '@halles/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findViewer } from '../access/find-viewer.ts'
import { refuseAllButFile, refuseOtherTypes } from '../http/content-types.ts'
import { checkRequest, checkViewer, noteCaller } from './check-caller.ts'
import type { Platform } from './context.ts'
import { refuse } from './refusal-class.ts'

/** Whether the body of a call may be larger than the usual 64 KiB. */
export function isLarge({ bodyLimit }: Endpoint): boolean {
  return bodyLimit !== undefined
}

/** What is checked before a body is read. */
export function hooksBeforeBody(platform: Platform, endpoint: Endpoint) {
  if (endpoint.method === 'GET') return []
  const refuseByType = endpoint.takesFile ? refuseAllButFile : refuseOtherTypes
  if (!isLarge(endpoint)) return [refuseByType]
  const admit = (request: FastifyRequest, reply: FastifyReply) =>
    admitLargeBody(platform, endpoint, request, reply)
  return [refuseByType, admit]
}

/**
 * Of a large body no byte is read for who may not send it, nor where too many are held already. Its room is given back
 * when the response has ended or the connection has, whichever way.
 */
async function admitLargeBody(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { bodyLimit = 0, takesFile } = endpoint
  // What is said to be shorter is cut there; what does not say may be as long as any.
  const length = Number(request.headers['content-length'] ?? bodyLimit)
  const isTooLarge = length > bodyLimit
  if (isTooLarge && !takesFile) throw refuse('too_large')
  checkRequest(platform, endpoint, request)
  const viewer = await platform.shedding.admit(endpoint, () =>
    findViewer(platform, request, platform.database),
  )
  noteCaller(platform, request, viewer)
  // A visitor is told to sign in, however long the file.
  if (isTooLarge && viewer.kind !== 'visitor') throw refuse('too_large')
  // guard: a large body: none is read for who may not send it [large-bodies]
  checkViewer(platform, endpoint, request, viewer)
  // Whoever hung up meanwhile would give no room back.
  if (viewer.kind === 'visitor' || reply.raw.closed) return
  reply.raw.once('close', platform.largeBodies.take(viewer.accountId, length))
}
