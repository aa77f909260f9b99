import type { z } from 'zod'
import {
  type $ZodCheckStringFormatDef,
  type $ZodPipeDef,
  type $ZodType,
  type $ZodTypes,
  encode,
  safeEncode,
} from 'zod/v4/core'

/** A value as JSON, encoded; undefined exactly where the schema refuses it. */
type Write = (value: unknown) => string | undefined

/**
 * A function that checks, encodes and writes an answer in one pass, compiled once from its schema. It writes what
 * `JSON.stringify(encode(schema, value))` does, so no field that is not in the schema, and throws what `encode` throws.
 */
export function compileSerializer(schema: z.ZodType): Write {
  const write = writerOf(schema)
  // What is refused goes through Zod once more: its error names what is wrong.
  return (value) => write(value) ?? JSON.stringify(encode(schema, value))
}

/** Compiles the kinds that answers are made of; Zod itself writes any other, and whatever has checks beside a pattern. */
function writerOf(schema: $ZodType): Write {
  const { def } = (schema as $ZodTypes)._zod
  if (def.type === 'string') {
    const patterns = patternsOf(def)
    return patterns ? writeString(patterns) : writeByZod(schema)
  }
  if (def.checks?.length) return writeByZod(schema)
  switch (def.type) {
    case 'number':
      return 'format' in def && def.format === 'safeint' ? writeInteger : writeByZod(schema)
    case 'boolean':
      return writeBoolean
    case 'enum':
      return writeOneOf(Object.values(def.entries))
    case 'literal':
      return writeOneOf(def.values)
    case 'nullable':
      return writeNullOr(writerOf(def.innerType))
    case 'array':
      return writeArray(writerOf(def.element))
    case 'object':
      return def.catchall ? writeByZod(schema) : writeObject(def.shape)
    case 'union':
      return def.inclusive === false ? writeByZod(schema) : writeFirst(def.options.map(writerOf))
    case 'pipe':
      return writeEncoded(schema, def)
    default:
      return writeByZod(schema)
  }
}

function writeByZod(schema: $ZodType): Write {
  return (value) => {
    const { success, data } = safeEncode(schema, value)
    return success ? JSON.stringify(data) : undefined
  }
}

// Formats that are a pattern and nothing else.
const PATTERN_FORMATS: ReadonlySet<string> = new Set(['regex', 'date', 'datetime'])

/** The patterns that a string must have; undefined when it has another check. */
function patternsOf(def: {
  checks?: readonly { _zod: { def: object } }[]
}): readonly RegExp[] | undefined {
  const checks = [
    ...('format' in def ? [def] : []),
    ...(def.checks ?? []).map(({ _zod }) => _zod.def),
  ]
  const patterns = checks.map((check) => {
    const { format, pattern } = check as Partial<$ZodCheckStringFormatDef>
    return format !== undefined && PATTERN_FORMATS.has(format) ? pattern : undefined
  })
  return patterns.every((pattern) => pattern !== undefined) ? patterns : undefined
}

function writeString(patterns: readonly RegExp[]): Write {
  return (value) =>
    typeof value === 'string' && patterns.every((pattern) => pattern.test(value))
      ? JSON.stringify(value)
      : undefined
}

const writeInteger: Write = (value) => (Number.isSafeInteger(value) ? `${value}` : undefined)

const writeBoolean: Write = (value) => (typeof value === 'boolean' ? `${value}` : undefined)

function writeOneOf(values: readonly unknown[]): Write {
  const written = new Map(values.map((value) => [value, JSON.stringify(value)]))
  return (value) => written.get(value)
}

function writeNullOr(write: Write): Write {
  return (value) => (value === null ? 'null' : write(value))
}

function writeArray(write: Write): Write {
  return (value) => {
    if (!Array.isArray(value)) return undefined
    let json = ''
    for (const element of value) {
      const written = write(element)
      if (written === undefined) return undefined
      json += json === '' ? written : `,${written}`
    }
    return `[${json}]`
  }
}

function writeObject(shape: Readonly<Record<string, $ZodType>>): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    before: `${JSON.stringify(name)}:`,
    ...fieldOf(schema),
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    let json = ''
    for (const { name, before, isOptional, write } of fields) {
      const field = (value as Record<string, unknown>)[name]
      if (field === undefined && isOptional) continue
      const written = write(field)
      if (written === undefined) return undefined
      json += json === '' ? before + written : `,${before}${written}`
    }
    return `{${json}}`
  }
}

/** Only a field can be optional: elsewhere JSON has no way to write undefined. */
function fieldOf(schema: $ZodType): { isOptional: boolean; write: Write } {
  const { def } = (schema as $ZodTypes)._zod
  const isOptional = def.type === 'optional' && !def.checks?.length
  return { isOptional, write: writerOf(isOptional ? def.innerType : schema) }
}

function writeFirst(options: readonly Write[]): Write {
  return (value) => {
    for (const write of options) {
      const written = write(value)
      if (written !== undefined) return written
    }
    return undefined
  }
}

/** A codec, when its inner side is an integer: checked, turned by the codec, and written as its outer side. */
function writeEncoded(
  schema: $ZodType,
  { in: outer, out: inner, reverseTransform }: $ZodPipeDef,
): Write {
  if (!reverseTransform || writerOf(inner) !== writeInteger) return writeByZod(schema)
  const write = writerOf(outer)
  return (value) => {
    if (writeInteger(value) === undefined) return undefined
    const payload = { value, issues: [] }
    const turned = reverseTransform(value, payload)
    return payload.issues.length === 0 ? write(turned) : undefined
  }
}
