import type { Endpoint } from '@halles/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import { openApiDocument } from '@halles/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from './bind-endpoint.ts'
import { bindOneClick } from './bind-one-click.ts'
import type { Handlers, Services } from './handler.ts'
import { refuse } from './refuse.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Every row of the table with its handler. */
export function bindTable(app: FastifyInstance, services: Services, handlers: Handlers): void {
  const document = openApiDocument()
  app.get('/api/openapi.json', { exposeHeadRoute: false }, () => document)
  refuseOtherMethods(app, '/api/openapi.json', ['GET'])
  const methods = new Map<string, string[]>()
  for (const [name, row] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    bindEndpoint(app, services, row, handlers[name] as never)
    if (row.oneClick !== undefined) {
      bindOneClick(app, services, { row, url: row.oneClick }, handlers[name] as never)
    }
    methods.set(row.path, [...(methods.get(row.path) ?? []), row.method])
  }
  for (const [path, taken] of methods) refuseOtherMethods(app, path, taken)
}

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
