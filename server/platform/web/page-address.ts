import type { IncomingMessage } from 'node:http'

/** Of Node's request, and of Fastify's. */
type Asked = Pick<IncomingMessage, 'url'>

export function pathOf({ url = '/' }: Asked): string {
  return url.split('?')[0] ?? '/'
}

export function queryOf({ url = '/' }: Asked): URLSearchParams {
  return new URLSearchParams(url.split('?')[1])
}
