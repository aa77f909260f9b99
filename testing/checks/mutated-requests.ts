import { withoutRefs } from '@halles/contract/openapi/without-refs.ts'
import fc from 'fast-check'

/** What the API document says of one value; only what it uses. */
type Schema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

type Operation = {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, Response>>
  /** The ways to be let in, each with the schemes that it takes. */
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  /** Who may call it, as the contract names them. */
  readonly 'x-access': string
}

type Response = {
  /** Of a refusal: its codes. */
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>
}

type SecurityScheme = { readonly in: string; readonly name: string }

export type ApiDocument = {
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** A call of the document as somebody might send it: most of it right, some of it not. */
export type MutatedRequest = {
  method: string
  path: string
  access: string
  /** Statuses that the document names for it, with the codes of refusals, the headers that each may have and those it must. */
  documented: Record<number, { codes: string[]; headers: string[]; always: string[] }>
  query: string
  headers: Record<string, string>
  /** What takes the place of the caller's own cookies and their token: nothing, or what nobody was given. */
  credentials: Record<string, string | undefined>
  body?: string | Uint8Array
}

const NASTY: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, 2 ** 31, 1e-7],
  ...['', ' ', 'null', 'undefined', 'NaN', '0', '-1', '1e5', '0x10', '99999999999999999999', '٣'],
  ...['\u0000', 'a\u0000b', '\ud800', '\u202e', '\ufeff', '\n', '\t', '\\', '%', '_', '%00', '%ff'],
  ...["' or 1=1 --", '"; drop table product; --', '<script>alert(1)</script>', '../../etc/passwd'],
  ...[
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '-000001-01-01',
    '24:00',
    '12.345',
    '1,50',
    '+1',
    '.5',
  ],
  ...['é'.repeat(300), 'x'.repeat(3_000), '👩‍🍳'.repeat(60), 'e\u0301', 'ﬁ', 'İ'],
  ...[[], {}, [null], [[]], [{}], { toString: 'x' }, { length: 5 }],
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
]

const ID = '^[\\w-]{1,64}$'
const DAYS = ['2026-11-24', '2027-01-04', '2025-06-01', '2199-12-31', '1999-12-31']

/** One in so many values is not what its schema asks for. */
const MUTATION = { weight: 1, arbitrary: fc.constantFrom(...NASTY) }

/** Requests for every operation of an API document; ids are taken from those given, which somebody owns. */
export function mutatedRequests(
  document: ApiDocument,
  ids: readonly string[],
): fc.Arbitrary<MutatedRequest> {
  const operations = Object.entries(withoutRefs(document).paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        requestOf({ method, path, operation, document, ids }),
      ),
    )
  return fc.oneof(...operations)
}

type Known = {
  method: string
  path: string
  operation: Operation
  document: ApiDocument
  ids: readonly string[]
}

function requestOf({
  method,
  path,
  operation,
  document,
  ids,
}: Known): fc.Arbitrary<MutatedRequest> {
  const { parameters = [], requestBody, responses, 'x-access': access } = operation
  const queried = parameters.filter((one) => one.in === 'query')
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const given: Schema = content?.schema ?? {
    type: 'object',
    properties: Object.fromEntries(queried.map(({ name, schema }) => [name, schema])),
    required: queried.filter(({ required }) => required).map(({ name }) => name),
  }
  const facts = {
    method: method.toUpperCase(),
    path,
    access,
    documented: Object.fromEntries(
      Object.entries(responses).map(([status, { description, headers = {} }]) => [
        status,
        {
          codes: description.split(', '),
          headers: Object.keys(headers),
          always: Object.keys(headers).filter((name) => headers[name]?.required),
        },
      ]),
    ),
  }
  const headers = fc
    .tuple(namedHeaders(parameters), aHeader)
    .map(([named, one]) => ({ ...named, ...one }))
  const credentials = someCredentials(operation, document)
  if (type === 'application/octet-stream')
    return fc.record({ body: aFile, headers, credentials }).map((sent) => ({
      ...facts,
      query: '',
      body: sent.body,
      credentials: sent.credentials,
      headers: { ...sent.headers, 'Content-Type': type },
    }))
  const sent = fc.record({ input: aValue(given, ids), text: aText, headers, credentials })
  return sent.map((sent) =>
    facts.method === 'GET'
      ? {
          ...facts,
          query: queryOf(sent.input),
          headers: sent.headers,
          credentials: sent.credentials,
        }
      : {
          ...facts,
          query: '',
          credentials: sent.credentials,
          body: sent.text(JSON.stringify(sent.input)),
          headers: { 'Content-Type': 'application/json', ...sent.headers },
        },
  )
}

const aFile = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom(
      'name_fr,name_en,price\nŒuf,Egg,1.00',
      'nom;prix\n;;;;\n"',
      '"a\n',
      '\u0000,\u0000\n1,2',
      `nom\n${'x'.repeat(20_000)}`,
    )
    .map((text) => new TextEncoder().encode(text)),
)

// Few, so that keys come again, with the same request or another.
const KEYS = ['a', 'b', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '~'.repeat(255)]

/** The headers that an operation names, most of the time left out. */
function namedHeaders(
  parameters: NonNullable<Operation['parameters']>,
): fc.Arbitrary<Record<string, string>> {
  const named = parameters.filter((one) => one.in === 'header')
  const values = named.map(({ name, schema }) => {
    const keys = fc.constantFrom(...KEYS)
    const fitting = schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : fc.string()
    // A header is sent in Latin-1, without what ends a line.
    const text = fitting.map((one) => one.replace(/[^\x20-\xff]/g, '?').trim())
    const value = name === 'Idempotency-Key' ? fc.oneof(keys, text) : text
    return fc.option(value, { freq: 1, nil: undefined }).map((one) => [name, one] as const)
  })
  return fc.tuple(...values).map((pairs) => Object.fromEntries(pairs.filter(hasValue)))
}

function hasValue(pair: readonly [string, string | undefined]): pair is readonly [string, string] {
  return pair[1] !== undefined
}

/** The cookies and headers by which an operation lets somebody in: one in so many is missing or made up. */
function someCredentials(
  { security = [] }: Operation,
  { components }: ApiDocument,
): fc.Arbitrary<Record<string, string | undefined>> {
  const schemes = [...new Set(security.flatMap((way) => Object.keys(way)))]
  const names = schemes.flatMap((scheme) => components.securitySchemes[scheme]?.name ?? [])
  if (names.length === 0) return fc.constant({})
  const value = fc.oneof(
    fc.constant(undefined),
    fc.constantFrom('', 'x', '%', 'a'.repeat(43), 'A'.repeat(22), '"', 'x'.repeat(2_000)),
  )
  const one = fc.tuple(fc.constantFrom(...names), value)
  return fc.oneof(
    { weight: 24, arbitrary: fc.constant({}) },
    one.map((pair) => Object.fromEntries([pair])),
  )
}

/** Mostly none: each is one that a server reads. */
const aHeader: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'Accept-Language': 'xx;q=2, *;q=nonsense' },
    { 'Idempotency-Key': '' },
    { 'Idempotency-Key': 'x'.repeat(300) },
    { 'Idempotency-Key': 'une clé' },
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'If-None-Match': '"' },
    { 'Last-Event-ID': '-1' },
    { Range: 'bytes=0-0' },
    { 'X-CSRFToken': 'x' },
    { Cookie: 'sessionid=%; csrftoken=' },
    { Cookie: `sessionid=${'a'.repeat(4_000)}` },
    { Origin: 'null' },
    { 'X-Forwarded-For': '::1, nonsense' },
  ),
)

/** A body as it is sent: mostly as it is, sometimes no JSON. */
const aText: fc.Arbitrary<(json: string) => string> = fc.oneof(
  { weight: 30, arbitrary: fc.constant((json: string) => json) },
  fc.constantFrom(
    (json: string) => json.slice(0, -1),
    (json: string) => `${json}${json}`,
    () => '',
    () => 'null',
    () => '[]',
    () => '"{}"',
    () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    () => `{"a":"${'x'.repeat(70_000)}"}`,
    (json: string) => json.replace('{', '{"__proto__":{},'),
    (json: string) => json.replace('{', '{"unknown":1,'),
  ),
)

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const pairs = Object.entries(input).flatMap(([name, value]) => {
    const all = Array.isArray(value) ? value : [value]
    return all.map(
      (one) =>
        `${encode(name)}=${encode(typeof one === 'object' ? JSON.stringify(one) : String(one))}`,
    )
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A lone surrogate has no encoding: its bytes are sent as some clients would. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
}

/** What fits a schema, with something in it that may not. */
function aValue(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 24, arbitrary: aFitting(schema, ids) }, MUTATION)
}

function aFitting(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => aFitting(one, ids)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return anObject(schema, ids)
    case 'array': {
      const maxLength = Math.min(schema.maxItems ?? 4, 4)
      return fc.array(aValue(schema.items ?? {}, ids), { maxLength })
    }
    case 'string':
      return aString(schema, ids)
    case 'integer':
    case 'number': {
      const { minimum = -10, maximum = 1_000 } = schema
      return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 12_000)) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom(...NASTY)
  }
}

/** Most of what may be left out is there, or little would be reached. */
function anObject({ properties = {}, required = [] }: Schema, ids: readonly string[]) {
  const values = Object.entries(properties).map(([name, schema]) => {
    const isNeeded = required.includes(name)
    const value = aValue(schema, ids).map((one) => [name, one] as const)
    return fc.option(value, { freq: isNeeded ? 40 : 2, nil: undefined })
  })
  return fc
    .tuple(...values)
    .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== undefined)))
}

function aString(
  { pattern, format, minLength = 0, maxLength = 80 }: Schema,
  ids: readonly string[],
) {
  if (pattern === ID) return fc.constantFrom(...ids)
  if (format === 'date') return fc.constantFrom(...DAYS)
  const text = fc.string({
    unit: 'grapheme',
    minLength: Math.min(minLength, 200),
    maxLength: Math.max(minLength, Math.min(maxLength, 80)),
  })
  const plausible = fc.constantFrom('12.50', '3', 'Carottes', '2026-11-24', 'x@y.example', '07:30')
  if (pattern === undefined || pattern.includes('\\p{')) return fc.oneof(text, plausible)
  return fc.oneof({ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)) }, plausible)
}
