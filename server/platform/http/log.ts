import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../../config.ts'

export type LogStream = { write: (line: string) => void }

/**
 * One JSON line an event, without network and e-mail addresses, bodies, cookies or tokens. What somebody has to look
 * after has the level "error" (50) or higher.
 */
export function log(
  config: Pick<Config, 'logLevel'>,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    serializers: { req: requestForLog, err: errorForLog },
    ...(stream && { stream }),
    hooks: { streamWrite: (line) => line.replaceAll(EMAIL, '…') },
  }
}

// Mail servers say whom they refuse.
const EMAIL = /[^\s<>()[\]"',;:=\\]+@[\w-]+(\.[\w-]+)+/g

/** Its route, not its path, which may hold a token. */
function requestForLog({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) {
  return { method, route: routeOptions?.url }
}

/** Of PostgreSQL's fields those that name things, not those that quote rows (detail, where). */
function errorForLog(error: Error): { type: string; message: string; stack: string } {
  const { name: type, message, stack = '' } = error
  const named = ['code', 'table', 'constraint'].map((key) => [key, Reflect.get(error, key)])
  const cause = error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}
  return { type, message, stack, ...Object.fromEntries(named), ...cause }
}
