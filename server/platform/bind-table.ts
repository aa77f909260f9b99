import type { Endpoint } from '@halles/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import { openApiDocument } from '@halles/contract/openapi.ts'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { bindEndpoint } from './bind-endpoint.ts'
import type { Handlers, Services } from './handler.ts'
import { refuse } from './refuse.ts'

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']

/** Every row of the table with its handler; every other method on the same path is a 405. */
export function bindTable(app: FastifyInstance, services: Services, handlers: Handlers): void {
  const document = openApiDocument()
  app.get('/api/openapi.json', () => document)
  const methods = new Map<string, HTTPMethods[]>()
  for (const [name, row] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    bindEndpoint(app, services, row, handlers[name] as never)
    methods.set(row.path, [...(methods.get(row.path) ?? []), row.method])
  }
  for (const [path, taken] of methods) refuseOtherMethods(app, path, taken)
}

function refuseOtherMethods(app: FastifyInstance, url: string, taken: HTTPMethods[]): void {
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
