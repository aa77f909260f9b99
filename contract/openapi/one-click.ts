import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import type { Components, Json } from './components.ts'
import { headersOf } from './parameters.ts'
import { responsesOf } from './responses.ts'

const FORM = {
  schema: {
    type: 'object',
    required: ['List-Unsubscribe'],
    properties: { 'List-Unsubscribe': { const: 'One-Click' } },
  },
}
const TOKEN = { name: 'token', in: 'path', required: true, schema: { type: 'string' } }

/** Where a mail program posts for its reader (RFC 8058). */
export function oneClickPaths(components: Components): Json {
  const paths = Object.entries(endpoints).flatMap(([name, endpoint]: [string, Endpoint]) => {
    const path = endpoint.oneClick?.replace(':token', '{token}')
    return path === undefined ? [] : [[path, { post: oneClick(components, name, endpoint) }]]
  })
  return Object.fromEntries(paths)
}

function oneClick(components: Components, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${name}OneClick`,
    summary: `${endpoint.summary} By a mail program, without cookies.`,
    'x-access': 'public',
    security: [],
    parameters: [TOKEN, ...headersOf(endpoint)],
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': FORM, 'multipart/form-data': FORM },
    },
    responses: responsesOf(components, { ...endpoint, status: [204] }, { without: 'csrf_failed' }),
  }
}
