import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../../config.ts'

/** One JSON line an event, without addresses, bodies, cookies or tokens. */
export function log(config: Config): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
    },
  }
}
