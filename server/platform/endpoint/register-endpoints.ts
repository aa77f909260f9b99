import type { Endpoint } from '@halles/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import { openApiDocument } from '@halles/contract/openapi/document.ts'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/refuse-other-methods.ts'
import type { AnyHandler, Platform } from './context.ts'
import { registerEndpoint } from './register-endpoint.ts'
import { registerOneClick } from './register-one-click.ts'

/** Registers every endpoint of the table with its handler, and the API document. */
export function registerEndpoints(
  app: FastifyInstance,
  platform: Platform,
  handlers: Record<EndpointName, AnyHandler>,
): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', { exposeHeadRoute: false }, () => {
    document ??= openApiDocument()
    return document
  })
  refuseOtherMethods(app, '/api/openapi.json', ['GET'])
  const methods = new Map<string, string[]>()
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    registerEndpoint(app, platform, endpoint, handlers[name])
    if (endpoint.oneClick !== undefined) {
      registerOneClick(app, platform, { endpoint, url: endpoint.oneClick }, handlers[name])
    }
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method])
  }
  for (const [path, taken] of methods) refuseOtherMethods(app, path, taken)
}
