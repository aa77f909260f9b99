import type { Endpoint } from '../endpoint.ts'
import type { Json } from './components.ts'

const header = (name: string, description: string, schema: Json, required = false) => ({
  name,
  in: 'header',
  description,
  required,
  schema,
})

const ACCEPT_LANGUAGE = header(
  'Accept-Language',
  'The language of refusals: French or English; French when absent.',
  { type: 'string' },
)
const idempotencyKey = (keyed: NonNullable<Endpoint['keyed']>) =>
  header(
    'Idempotency-Key',
    keyed === 'replayed'
      ? 'The same key and the same request within 24 hours happen once, and get the same response.'
      : 'The same key and the same request within 24 hours happen once; a cart in the response may be the one there is by then.',
    { type: 'string', pattern: '^[\\x20-\\x7e]{1,255}$' },
  )
const LAST_EVENT_ID = header(
  'Last-Event-ID',
  'Goes on after this event; takes the place of `after`.',
  { type: 'string', pattern: '^\\d{1,10}$' },
)

const IF_NONE_MATCH = header(
  'If-None-Match',
  'The ETag of the answer that one has: the same again is a 304 without a body.',
  { type: 'string' },
)

/** The headers that an endpoint reads, beside those of authentication. */
export function headersOf({ keyed, streams, tagged }: Endpoint): Json[] {
  return [
    ACCEPT_LANGUAGE,
    ...(keyed ? [idempotencyKey(keyed)] : []),
    ...(streams ? [LAST_EVENT_ID] : []),
    ...(tagged ? [IF_NONE_MATCH] : []),
  ]
}

/** The properties of an object as parameters of the query. */
export function queryOf({ properties = {}, required = [] }: Json): Json[] {
  const names = Array.isArray(required) ? required : []
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    schema,
  }))
}
