import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../endpoint/refusal-class.ts'
import { send } from './error-handler.ts'

// For answers that no plugin has passed.
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
const TOO_SLOW = { status: 408, code: 'invalid_input' } as const
const HEADERS_TOO_LARGE = { status: 431, code: 'too_large' } as const
const MALFORMED = { status: 400, code: 'invalid_input' } as const

/** What is no HTTP, or came too slowly, never reaches the application: one answer, and the line is cut. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy(error)
}

/** An address that cannot be decoded leads nowhere. */
export function answerBadAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  send(refuse('not_found'), request, reply.headers(HEADERS))
}

function answerTo(errorCode: string | undefined): string {
  const { status, code } = kindOf(errorCode)
  // Nobody has read which language the caller prefers.
  const body = JSON.stringify(refuse(code).body('fr'))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

function kindOf(errorCode: string | undefined) {
  if (errorCode === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW
  return errorCode === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : MALFORMED
}
