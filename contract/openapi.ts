import { z } from 'zod'
import { ALWAYS_REFUSED, type Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type RefusalCode, refusals } from './refusals.ts'

const ANY_FILE = { 'application/octet-stream': {} }

type Json = Record<string, unknown>

/** The whole table as an OpenAPI 3.1 document, from the schemas that validate: the wire's side of each. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints).toSorted(byPath)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Halles', version: '1.0.0' },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sessionid' } },
    },
    paths,
  }
}

function byPath([, one]: [string, Endpoint], [, other]: [string, Endpoint]): number {
  const [first, second] = [one, other].map(({ path, method }) => `${path} ${method}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}

function operation(name: string, endpoint: Endpoint): Json {
  const schema = wireSchema(endpoint.input)
  const input =
    endpoint.method === 'GET'
      ? { parameters: parameters(schema) }
      : {
          requestBody: {
            content: endpoint.takesFile ? ANY_FILE : { 'application/json': { schema } },
          },
        }
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    ...input,
    responses: { ...successes(endpoint), ...failures(endpoint) },
  }
}

function wireSchema(schema: z.ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function parameters(schema: Json): Json[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: value,
  }))
}

function successes(endpoint: Endpoint): Json {
  return Object.fromEntries(
    (endpoint.status ?? [200]).map((status) => [
      status,
      status === 204
        ? { description: 'Done' }
        : {
            description: 'Done',
            content: endpoint.sendsFile
              ? ANY_FILE
              : { [typeOf(endpoint)]: { schema: wireSchema(endpoint.output) } },
          },
    ]),
  )
}

function typeOf(endpoint: Endpoint): string {
  return endpoint.streams ? 'text/event-stream' : 'application/json'
}

function failures(endpoint: Endpoint): Json {
  const codes: RefusalCode[] = [...new Set<RefusalCode>([...endpoint.refusals, ...ALWAYS_REFUSED])]
  if (endpoint.access !== 'public') codes.push('not_authenticated', 'not_authorized')
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.join(', '),
        content: { 'application/json': { schema: refusalSchema(names) } },
      },
    ]),
  )
}

function refusalSchema(codes: RefusalCode[]): Json {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { enum: codes },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
}
