import type { Endpoint } from '@halles/contract/endpoint.ts'
import type { EndpointName, Endpoints } from '@halles/contract/endpoints.ts'
import type { Dependencies } from './dependencies.ts'
import type { AnyHandler, EndpointContext, HandlerResult } from './platform/endpoint/context.ts'

export type HandlerContext<E extends Endpoint> = EndpointContext<E> & { dependencies: Dependencies }

/** The handler of one endpoint. */
export type Handler<Name extends EndpointName> = (
  context: HandlerContext<Endpoints[Name]>,
) => Promise<HandlerResult<Endpoints[Name]>>

export type Handlers = { [Name in EndpointName]: Handler<Name> }

/** The handlers as the platform calls them: it knows their context, and nothing of what they depend on. */
export function withDependencies(
  handlers: Handlers,
  dependencies: Dependencies,
): Record<EndpointName, AnyHandler> {
  const entries = Object.entries(handlers).map(([name, handler]) => [
    name,
    (context: object) => handler({ ...context, dependencies } as never),
  ])
  return Object.fromEntries(entries)
}
