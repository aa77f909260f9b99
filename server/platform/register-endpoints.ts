import type { Endpoint } from '@halles/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import { openApiDocument } from '@halles/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import type { Dependencies, Handlers } from './handler.ts'
import { refuse } from './refuse.ts'
import { registerEndpoint } from './register-endpoint.ts'
import { registerOneClick } from './register-one-click.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Every endpoint of the table with its handler. */
export function registerEndpoints(
  app: FastifyInstance,
  dependencies: Dependencies,
  handlers: Handlers,
): void {
  const document = openApiDocument()
  app.get('/api/openapi.json', { exposeHeadRoute: false }, () => document)
  refuseOtherMethods(app, '/api/openapi.json', ['GET'])
  const methods = new Map<string, string[]>()
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    registerEndpoint(app, dependencies, endpoint, handlers[name] as never)
    if (endpoint.oneClick !== undefined) {
      registerOneClick(
        app,
        dependencies,
        { endpoint, url: endpoint.oneClick },
        handlers[name] as never,
      )
    }
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method])
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
