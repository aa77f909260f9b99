import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import { money } from '@halles/contract/schemas/amounts.ts'
import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type $ZodType, type $ZodTypes, encode, safeEncode } from 'zod/v4/core'
import { compileSerializer } from './compile-serializer.ts'

const answers = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !('sendsFile' in endpoints[name]),
)

describe.each(answers)('the answer of %s', (name) => {
  const schema: z.ZodType = endpoints[name].output
  const serialize = compileSerializer(schema)
  const byZod = (value: unknown) => JSON.stringify(encode(schema, value))

  test('is written as its schema encodes it', () => {
    fc.assert(
      fc.property(allowedBy(schema), (value) => {
        expect(serialize(value)).toBe(byZod(value))
      }),
    )
  })

  test('is refused for what its schema refuses, with the same problem', () => {
    fc.assert(
      fc.property(sometimesWrong(schema), (value) => {
        expect(result(() => serialize(value))).toEqual(result(() => byZod(value)))
      }),
    )
  })
})

test('of a value, fields that the schema does not name stay inside, at any depth', () => {
  const serialize = compileSerializer(z.array(z.object({ name: z.string(), of: z.object({}) })))
  const value = [{ id: 7, name: 'A', of: { password_hash: 'x' } }]
  expect(serialize(value)).toBe('[{"name":"A","of":{}}]')
})

test.for([
  ['a missing field', {}],
  ['a field of another type', { price: '12.50' }],
  ['a number that is no amount', { price: Number.NaN }],
  ['a fraction of a cent', { price: 0.5 }],
  ['no object', undefined],
])('%s is refused and not written', ([, value]) => {
  const serialize = compileSerializer(z.object({ price: money }))
  expect(serialize({ price: 1250 })).toBe('{"price":"12.50"}')
  expect(() => serialize(value)).toThrow(z.core.$ZodError)
})

function result(run: () => string | undefined) {
  try {
    return { json: run() }
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    return { issues: error.issues.map(({ code, path }) => ({ code, path })) }
  }
}

const ANYTHING = fc.constantFrom(undefined, null, true, 0, -0, 1.5, Number.NaN, '', '12.50', [], {})

function allowedBy(schema: $ZodType): Arbitrary<unknown> {
  return valuesOf(schema, allowedBy)
}

function sometimesWrong(schema: $ZodType): Arbitrary<unknown> {
  const right = { weight: 30, arbitrary: valuesOf(schema, sometimesWrong) }
  return fc.oneof(right, { weight: 1, arbitrary: ANYTHING })
}

const STRINGS = [
  'aGFsbGVz',
  '2026-11-22',
  '2026-02-30',
  '2026-11',
  '2026-11-22T16:00:00.000Z',
  '2026-11-22T11:00:00-05:00',
  '2026-11-22T16:00:00.123456+00:00',
  '06:00',
  'a-Z_9',
  '5',
  'Très bon',
]

function valuesOf(schema: $ZodType, inner: typeof allowedBy): Arbitrary<unknown> {
  const { def } = (schema as $ZodTypes)._zod
  const isAllowed = (value: unknown) => safeEncode(schema, value).success
  switch (def.type) {
    case 'string':
      return fc.oneof(
        fc.constantFrom(...STRINGS.filter(isAllowed)),
        ...(isAllowed('') ? [fc.string({ unit: 'binary', maxLength: 10 }).filter(isAllowed)] : []),
      )
    case 'number':
      return fc.oneof(fc.integer(), fc.integer({ min: 0, max: 7 })).filter(isAllowed)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.option(inner(def.innerType))
    case 'optional':
      return fc.option(inner(def.innerType), { nil: undefined })
    case 'array':
      return fc.array(inner(def.element), { maxLength: 3 })
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, inner(field)])
      return fc.record({ ...Object.fromEntries(fields), secret: fc.string() })
    }
    case 'record':
      return fc.dictionary(inner(def.keyType) as Arbitrary<string>, inner(def.valueType), {
        maxKeys: 3,
      })
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'pipe':
      return fc.oneof(fc.integer({ min: 1, max: 5 }), inner(def.out)).filter(isAllowed)
    case 'never':
    case 'undefined':
      return fc.constant(undefined)
    default:
      throw new Error(`no values of the kind ${def.type} are made yet`)
  }
}
