/**
 * An API document with its parameters, headers and answers in place of the references to them. References to schemas stay: they
 * are the names of what travels.
 */
export function withoutRefs<Document extends object>(document: Document): Document {
  const { components } = document as unknown as { components: Parts }
  function resolved(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(resolved)
    if (typeof part !== 'object' || part === null) return part
    const [, kind, name] = REFERENCE.exec('$ref' in part ? String(part.$ref) : '') ?? []
    if (kind && name) return resolved(components[kind]?.[name])
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value)]))
  }
  return resolved(document) as Document
}

const REFERENCE = /^#\/components\/(parameters|headers|responses)\/(.+)$/
type Parts = Record<string, Record<string, unknown>>
