import { ALWAYS_REFUSED, type Endpoint } from '../endpoint.ts'
import { type RefusalCode, refusals } from '../refusals.ts'
import { HEADERS_OF_UNCHANGED, headersOfRefusal, headersOfSuccess } from './answer-headers.ts'
import type { Components, Json } from './components.ts'

export const ANY_FILE = { 'application/octet-stream': {} }

/**
 * Every status that an endpoint answers with: its successes, and its refusals with what each carries, `without` the one
 * that a route does not have.
 */
export function responsesOf(
  components: Components,
  endpoint: Endpoint,
  { without }: { without?: RefusalCode } = {},
): Json {
  const successes = (endpoint.status ?? [200]).map((status) => [
    status,
    {
      description: 'Done',
      headers: headersOfSuccess(endpoint),
      ...contentOf(components, endpoint),
    },
  ])
  const unchanged = endpoint.tagged
    ? [[304, { description: 'Unchanged', headers: HEADERS_OF_UNCHANGED }]]
    : []
  const codes = codesOf(endpoint).filter((code) => code !== without)
  const refused = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries([
    ...successes,
    ...unchanged,
    ...[...refused].map(([status, codes]) => [
      status,
      sharedRefusals(components, { codes, headers: headersOfRefusal(status, endpoint) }),
    ]),
  ])
}

function contentOf(components: Components, { output, sendsFile, streams, status }: Endpoint): Json {
  if (status?.[0] === 204) return {}
  if (sendsFile) return { content: ANY_FILE }
  const type = streams ? 'text/event-stream' : 'application/json'
  return { content: { [type]: { schema: components.schemaOf(output) } } }
}

/** A GET carries neither a body nor a token that may be wrong. */
function codesOf({ method, access, needs, refusals: own, keyed }: Endpoint): RefusalCode[] {
  const always = ALWAYS_REFUSED.filter(
    (code) => code !== OF_OTHER_METHODS && (method !== 'GET' || !OF_BODIES.includes(code)),
  )
  const ofSession = ['not_authenticated', 'not_authorized'] as const
  return [
    ...new Set<RefusalCode>([
      ...own,
      ...always,
      ...(keyed ? (['key_reused'] as const) : []),
      ...(access === 'public' ? [] : ofSession),
      ...(needs ? (['not_permitted'] as const) : []),
    ]),
  ]
}

const OF_BODIES: readonly RefusalCode[] = ['csrf_failed', 'not_json', 'too_large']
/** The answer to other methods than those that the document names. */
const OF_OTHER_METHODS: RefusalCode = 'method_not_allowed'

/** A reference to refusals that many endpoints answer with: one component for the same codes and headers. */
function sharedRefusals(
  components: Components,
  refusal: { codes: RefusalCode[]; headers: Json },
): Json {
  const withToken = 'X-CSRFToken' in refusal.headers ? ['with_token'] : []
  const id = [...refusal.codes, ...withToken].join('.')
  return components.addResponse(id, refusalsAs(components, refusal))
}

export function refusalsAs(
  components: Components,
  { codes, headers }: { codes: RefusalCode[]; headers: Json },
): Json {
  const schemas = codes.map((code) => refusalSchema(components, code))
  const [only] = schemas
  return {
    description: codes.join(', '),
    headers,
    content: {
      'application/json': { schema: schemas.length === 1 ? only : { oneOf: schemas } },
    },
  }
}

function refusalSchema(components: Components, code: RefusalCode): Json {
  const carried = components.schemaOf(refusals[code].carries)
  const own = Array.isArray(carried.required) ? carried.required : []
  return components.add(`Refusal_${code}`, {
    type: 'object',
    required: ['code', 'message', ...own],
    properties: {
      code: { const: code },
      message: { type: 'string', description: 'One sentence in the language of the caller.' },
      ...(code === 'invalid_input' && {
        fields: {
          type: 'object',
          description: 'What is wrong, by field.',
          additionalProperties: { type: 'string' },
        },
      }),
      ...(carried.properties as Json | undefined),
    },
  })
}
