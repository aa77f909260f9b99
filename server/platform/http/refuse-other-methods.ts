import type { FastifyInstance } from 'fastify'
import { refuse } from '../endpoint/refusal-class.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Every other method than those taken is a 405 that names them. */
export function refuseOtherMethods(app: FastifyInstance, url: string, taken: string[]): void {
  app.route({
    method: METHODS.filter((method) => !taken.includes(method)),
    url,
    // Before the body is looked at: which method it is decides first.
    onRequest: async (_request, reply) => {
      reply.header('Allow', taken.join(', '))
      throw refuse('method_not_allowed')
    },
    handler: () => undefined,
  })
}
