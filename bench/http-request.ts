import { type Agent, request } from 'node:http'

export type Sent = {
  method?: 'GET' | 'POST'
  path: string
  cookie: string
  csrfToken?: string
  /** Of a POST: sent as JSON. */
  body?: unknown
  idempotencyKey?: string
}
export type Received = { status: number; retryAfter: string | undefined; text: string }

/** Why a request has no response: whoever sent it waited no longer. */
export class GaveUp extends Error {}

/**
 * Sends one request to this machine over a connection of the agent. Fails when the connection is cut, or with GaveUp when
 * there is no response within so many milliseconds.
 */
export function sendRequest(
  agent: Agent,
  port: number,
  sent: Sent,
  patience?: number,
): Promise<Received> {
  const { method = 'GET', path, body = {} } = sent
  const content = method === 'GET' ? undefined : JSON.stringify(body)
  const headers = headersOf(sent, content)
  return new Promise((received, failed) => {
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece) => (text += piece))
      response.on('error', failed)
      response.on('end', () => {
        const retryAfter = response.headers['retry-after']
        received({ status: response.statusCode ?? 0, retryAfter, text })
      })
    })
    const timer = patience && setTimeout(() => call.destroy(new GaveUp()), patience)
    call.on('close', () => clearTimeout(timer))
    call.on('error', failed)
    call.end(content)
  })
}

function headersOf({ cookie, csrfToken, idempotencyKey }: Sent, content: string | undefined) {
  return {
    Cookie: cookie,
    ...(csrfToken !== undefined && { 'X-CSRFToken': csrfToken }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(content !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(content),
    }),
  }
}
