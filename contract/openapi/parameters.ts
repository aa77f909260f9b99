import type { Endpoint } from '../endpoint.ts'
import type { Json } from './components.ts'

const header = (name: string, description: string, schema: Json, required = false) => ({
  name,
  in: 'header',
  description,
  required,
  schema,
})

const idempotencyKey = (promise: string) =>
  header(
    'Idempotency-Key',
    `The same key and the same request within 24 hours happen once${promise}`,
    {
      type: 'string',
      pattern: '^[\\x20-\\x7e]{1,255}$',
    },
  )

/** Every header that an endpoint reads, written once under components, by the name of its component. */
export const PARAMETERS = {
  AcceptLanguage: header(
    'Accept-Language',
    'The language of refusals: French or English; French when absent.',
    { type: 'string' },
  ),
  KeyOfReplayed: idempotencyKey(', and get the same response.'),
  KeyOfHandler: idempotencyKey('; the response may show what there is by then.'),
  LastEventId: header('Last-Event-ID', 'Goes on after this event; takes the place of `after`.', {
    type: 'string',
    pattern: '^\\d{1,10}$',
  }),
  IfNoneMatch: header(
    'If-None-Match',
    'The ETag of the answer that one has: the same again is a 304 without a body.',
    { type: 'string' },
  ),
}
const shared = (name: keyof typeof PARAMETERS) => ({ $ref: `#/components/parameters/${name}` })

/** The headers that an endpoint reads, beside those of authentication. */
export function headersOf({ keyed, streams, tagged }: Endpoint): Json[] {
  return [
    shared('AcceptLanguage'),
    ...(keyed ? [shared(keyed === 'replayed' ? 'KeyOfReplayed' : 'KeyOfHandler')] : []),
    ...(streams ? [shared('LastEventId')] : []),
    ...(tagged ? [shared('IfNoneMatch')] : []),
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
