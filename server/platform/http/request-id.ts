import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { runAsRequest } from '../../database/request-in-work.ts'

const ID = /^[\w-]{8,50}$/

/** The id that a proxy gave, where there is one to be trusted; else a new one. */
export function requestIdBy({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return ({ headers }: IncomingMessage): string => {
    const given = trustProxy && headers['x-request-id']
    return typeof given === 'string' && ID.test(given) ? given : randomUUID()
  }
}

/** Log lines of a request have its id by themselves; its transactions get it too. What only reads has none. */
export function nameTransactions(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET') done()
    else runAsRequest(request.id, done)
  })
}
