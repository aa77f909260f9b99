import { z } from 'zod'

export type Json = Record<string, unknown>

export type Components = ReturnType<typeof createComponents>

/** Schemas that have an id are written once, under components, and referred to. */
export function createComponents() {
  const schemas: Record<string, Json> = {}
  const responses: Record<string, Json> = {}

  /** What travels for a schema, as JSON Schema. */
  function schemaOf(schema: z.ZodType): Json {
    const { $schema, $defs, ...rest } = pointingToComponents(
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    )
    for (const [id, definition] of Object.entries($defs ?? {})) schemas[id] = withoutId(definition)
    // A schema that has an id itself comes whole, with its id.
    if (typeof rest.id !== 'string') return rest
    schemas[rest.id] = withoutId(rest)
    return refTo(rest.id)
  }

  /** Writes a schema under components; a reference to it. */
  function add(id: string, schema: Json): Json {
    schemas[id] = schema
    return refTo(id)
  }

  /** Writes an answer under components, once for all that are the same; a reference to it. */
  function addResponse(id: string, response: Json): Json {
    responses[id] ??= response
    if (JSON.stringify(responses[id]) !== JSON.stringify(response))
      throw new Error(`two answers named ${id}`)
    return { $ref: `#/components/responses/${id}` }
  }

  const sorted = () => ({ responses: byName(responses), schemas: byName(schemas) })
  return { schemaOf, add, addResponse, sorted }
}

function byName(parts: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function refTo(id: string): Json {
  return { $ref: `#/components/schemas/${id}` }
}

function pointingToComponents(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'))
}

function withoutId(schema: unknown): Json {
  const { id: _, ...rest } = schema as Json
  return rest
}
