import type { Endpoint } from '../endpoint.ts'
import type { Components, Json } from './components.ts'
import { headersOf, queryOf } from './parameters.ts'
import { ANY_FILE, responsesOf } from './responses.ts'

/** What OpenAPI says of one endpoint. */
export function operation(components: Components, name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    ...inputOf(components, endpoint),
    responses: responsesOf(components, endpoint),
  }
}

/** A session where the endpoint is not public; the token of the session, or of the visitor, where it changes something. */
function securityOf({ method, access }: Endpoint): Json[] {
  const token = method === 'GET' ? {} : { csrfCookie: [], csrfHeader: [] }
  if (access === 'public') {
    if (method === 'GET') return []
    return [
      { visitor: [], ...token },
      { visitorOverHttps: [], ...token },
    ]
  }
  return [
    { session: [], ...token },
    { sessionOverHttps: [], ...token },
  ]
}

/** A GET asks by its query, a POST by its body, a DELETE by either. */
function inputOf(
  components: Components,
  { method, input, takesFile, ...endpoint }: Endpoint,
): Json {
  const schema = components.schemaOf(input)
  const headers = headersOf({ method, input, ...endpoint })
  const requestBody = { content: takesFile ? ANY_FILE : { 'application/json': { schema } } }
  const beside = takesFile ? queryOf(schema).filter((parameter) => parameter.name !== 'file') : []
  if (method === 'GET') return { parameters: [...queryOf(schema), ...headers] }
  if (method === 'POST') return { parameters: [...beside, ...headers], requestBody }
  const query = queryOf(schema).map((parameter) => ({ ...parameter, required: false }))
  return { parameters: [...query, ...headers], requestBody }
}
