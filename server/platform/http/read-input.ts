import { isUtf8 } from 'node:buffer'
import type { Endpoint } from '@halles/contract/endpoint.ts'
import { problemOf } from '@halles/contract/field-problems.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuseField, refuseFields } from '../endpoint/refuse-field.ts'
import { refuseAmbiguous } from './ambiguous-json.ts'

/** The call's input, from its query or its body, decoded by its endpoint's schema. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  return decodeInput(
    endpoint.input,
    endpoint.takesFile ? { ...readQuery(request), file: request.body } : rawInput(request),
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
  throw refuseFields(fields)
}

function rawInput(request: FastifyRequest): unknown {
  if (request.method === 'GET') return readQuery(request)
  const body = readBody(request.body)
  return request.method === 'DELETE' ? mergeQueryAndBody(readQuery(request), body) : body
}

/**
 * One value a name: a name given twice, or with brackets, would be read differently by different readers. A language is never
 * refused (A104): given so, it counts as not given.
 */
function readQuery(request: FastifyRequest): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.query ?? {})) {
    // guard: query: one value a name [queries]
    //   code: typeof value !== 'string' || /[[\]]/.test(name)
    //   instead: false as boolean
    if (typeof value !== 'string' || /[[\]]/.test(name)) {
      const field = name.replace(/\[.*$/, '')
      if (field === 'lang') continue
      throw refuseField(field, 'invalid')
    }
    query[name] = value
  }
  return query
}

function readBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined
  // guard: body: UTF-8 [bodies]
  if (!isUtf8(body)) throw refuseField('body', 'invalid')
  const json = body.toString()
  refuseAmbiguous(json)
  try {
    return JSON.parse(json)
  } catch {
    throw refuseField('body', 'invalid')
  }
}

/** A DELETE names its object in the query or in the body; in both only when they agree. */
function mergeQueryAndBody(query: Record<string, string>, body: unknown): unknown {
  if (body === undefined) return query
  for (const [name, value] of Object.entries(query)) {
    if (Object.entries(body ?? {}).some(([key, other]) => key === name && other !== value)) {
      throw refuseField(name, 'invalid')
    }
  }
  return body
}
