import { isUtf8 } from 'node:buffer'
import type { Endpoint } from '@halles/contract/endpoint.ts'
import { problemOf } from '@halles/contract/field-problems.ts'
import type { FastifyRequest } from 'fastify'
import parseJson from 'secure-json-parse'
import type { z } from 'zod'
import { Refusal, refuseField } from '../endpoint/refusal.ts'

// Deeper than anything the contract describes, far below what a parser minds (RELIABILITY A007).
const MAX_DEPTH = 32

/** The call's input, from its query or its body, decoded by its endpoint's schema. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  return decodeInput(
    endpoint.input,
    endpoint.takesFile ? { file: request.body } : rawInput(request),
  )
}

/** What was sent, decoded by a schema. Refuses with every field that is wrong. */
export function decodeInput<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const result = schema.safeParse(sent, { reportInput: true })
  if (result.success) return result.data
  const fields: Record<string, ReturnType<typeof problemOf>> = {}
  for (const issue of result.error.issues) {
    fields[issue.path.join('.') || 'body'] ??= problemOf(issue)
  }
  throw new Refusal('invalid_input', { fields })
}

function rawInput(request: FastifyRequest): unknown {
  if (request.method === 'GET') return readQuery(request)
  const body = readBody(request.body)
  return request.method === 'DELETE' ? bothAlike(readQuery(request), body) : body
}

/** One value a name: a name given twice, or with brackets, would be read differently by different readers. */
function readQuery(request: FastifyRequest): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (typeof value !== 'string' || /[[\]]/.test(name)) {
      throw refuseField(name.replace(/\[.*$/, ''), 'invalid')
    }
    query[name] = value
  }
  return query
}

function readBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined
  const json = body.toString()
  if (!isUtf8(body) || depthOf(json) > MAX_DEPTH) throw refuseField('body', 'invalid')
  try {
    return parseJson.parse(json, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw refuseField('body', 'invalid')
  }
}

/** A string without its end is taken to the end, so that no text is walked twice. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '{' || token === '[') deepest = Math.max(deepest, ++depth)
    else if (token === '}' || token === ']') depth--
  }
  return deepest
}

/** A DELETE names its object in the query or in the body; in both only when they agree. */
function bothAlike(query: Record<string, string>, body: unknown): unknown {
  if (body === undefined) return query
  for (const [name, value] of Object.entries(query)) {
    if (Object.entries(body ?? {}).some(([key, other]) => key === name && other !== value)) {
      throw refuseField(name, 'invalid')
    }
  }
  return body
}
