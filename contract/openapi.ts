import { z } from 'zod'
import { ALWAYS_REFUSED, type Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type RefusalCode, refusals } from './refusals.ts'

const ANY_FILE = { 'application/octet-stream': {} }

type Json = Record<string, unknown>

/** The whole table as an OpenAPI 3.1 document, from the schemas that validate: the wire's side of each. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, row] of Object.entries(endpoints).toSorted(byPath)) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) }
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

function operation(name: string, row: Endpoint): Json {
  const schema = wireSchema(row.input)
  const input =
    row.method === 'GET'
      ? { parameters: parameters(schema) }
      : { requestBody: { content: row.takesFile ? ANY_FILE : { 'application/json': { schema } } } }
  return {
    operationId: name,
    summary: row.summary,
    'x-access': row.access,
    security: row.access === 'public' ? [] : [{ session: [] }],
    ...input,
    responses: { ...successes(row), ...failures(row) },
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

function successes(row: Endpoint): Json {
  return Object.fromEntries(
    (row.status ?? [200]).map((status) => [
      status,
      status === 204
        ? { description: 'Done' }
        : {
            description: 'Done',
            content: row.sendsFile
              ? ANY_FILE
              : { [typeOf(row)]: { schema: wireSchema(row.output) } },
          },
    ]),
  )
}

function typeOf(row: Endpoint): string {
  return row.streams ? 'text/event-stream' : 'application/json'
}

function failures(row: Endpoint): Json {
  const codes: RefusalCode[] = [...new Set<RefusalCode>([...row.refusals, ...ALWAYS_REFUSED])]
  if (row.access !== 'public') codes.push('not_authenticated', 'not_authorized')
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
