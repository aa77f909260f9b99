import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from './refuse.ts'

const TOO_SLOW = { status: 408, code: 'invalid_input' } as const
const HEADERS_TOO_LARGE = { status: 431, code: 'too_large' } as const
const MALFORMED = { status: 400, code: 'invalid_input' } as const

/** What is no HTTP, or came too slowly, never reaches the application: one answer, and the line is cut. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy(error)
}

function answerTo(errorCode: string | undefined): string {
  const { status, code } = kindOf(errorCode)
  // Nobody has read which language the caller prefers.
  const body = JSON.stringify(new Refusal(code).body('fr'))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

function kindOf(errorCode: string | undefined) {
  if (errorCode === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW
  return errorCode === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : MALFORMED
}
