import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { HEADERS } from './answer-headers.ts'
import { answersToAnyRequest, OF_ANY_REQUEST } from './any-request.ts'
import { createComponents, type Json } from './components.ts'
import { oneClickPaths } from './one-click.ts'
import { operation } from './operation.ts'
import { PARAMETERS } from './parameters.ts'

/** The whole table as an OpenAPI 3.1 document, from the schemas that validate: what travels. */
export function openApiDocument(): Json {
  const components = createComponents()
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints).toSorted(byPath)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(components, name, endpoint),
    }
  }
  Object.assign(paths, oneClickPaths(components))
  const toAny = answersToAnyRequest(components)
  const { responses, schemas } = components.sorted()
  return {
    openapi: '3.1.0',
    info: { title: 'Halles', version: '1.0.0', description: OF_ANY_REQUEST.replaceAll('\n', ' ') },
    paths: { ...paths, ...HEALTH_PATHS, ...OWN_PATH },
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: { ...toAny, ...responses },
      schemas,
    },
  }
}

function byPath([, one]: [string, Endpoint], [, other]: [string, Endpoint]): number {
  const [first, second] = [one, other].map(({ path, method }) => `${path} ${method}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

const cookie = (name: string, description: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
})

const SECURITY_SCHEMES = {
  session: cookie('sessionid', 'Set by login. HttpOnly.'),
  sessionOverHttps: cookie(
    '__Host-sessionid',
    'The name of `sessionid` where PUBLIC_URL is https and COOKIE_DOMAIN is not set.',
  ),
  visitor: cookie('visitorid', 'Set with the first csrftoken. HttpOnly.'),
  visitorOverHttps: cookie(
    '__Host-visitorid',
    'The name of `visitorid` where PUBLIC_URL is https and COOKIE_DOMAIN is not set.',
  ),
  csrfCookie: cookie(
    'csrftoken',
    'Bound to the session, before login to the visitor’s id. Readable.',
  ),
  csrfHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The value of the cookie csrftoken.',
  },
}

const probe = (operationId: string, summary: string, field: string, failure: Json) => ({
  get: {
    operationId,
    summary,
    'x-access': 'public',
    security: [],
    responses: {
      200: {
        description: 'Yes',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: [field],
              properties: { [field]: { type: 'boolean' } },
            },
          },
        },
      },
      ...failure,
    },
  },
})

const HEALTH_PATHS = {
  '/api/health/live/': probe('live', 'Whether the process answers.', 'live', {}),
  '/api/health/ready/': probe('ready', 'Whether the server takes requests.', 'ready', {
    503: { description: 'Not now' },
  }),
}

const OWN_PATH = {
  '/api/openapi.json': {
    get: {
      operationId: 'apiDocument',
      summary: 'This document.',
      'x-access': 'public',
      security: [],
      responses: {
        200: {
          description: 'Done',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  },
}
