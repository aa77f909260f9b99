import type { FieldProblem } from '@halles/contract/field-problems.ts'
import type { Language } from '@halles/contract/language.ts'
import {
  type RefusalBody,
  type RefusalCarries,
  type RefusalCode,
  refusals,
} from '@halles/contract/refusals.ts'
import { en } from '@halles/texts/en.ts'
import { fr } from '@halles/texts/fr.ts'
import { encode } from 'zod/v4/core'

const texts = { fr, en }

type Details = {
  fields?: Record<string, FieldProblem>
  carries?: unknown
  retryAfterSeconds?: number
}

/** A refused request. Thrown by a handler it rolls the transaction back; returned, the transaction commits. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return refusals[this.code].status
  }

  /** The body of the answer, in the caller's language. */
  body(language: Language): RefusalBody {
    const { refusals: sentences, fieldProblems } = texts[language]
    const { fields, carries } = this.details
    return {
      code: this.code,
      message: sentences[this.code],
      ...(fields && { fields: mapValues(fields, (problem) => fieldProblems[problem]) }),
      ...(carries === undefined
        ? {}
        : (encode(refusals[this.code].carries, carries as never) as object)),
    }
  }
}

/** What a handler's `refuse` accepts: the codes of its endpoint, each with what it carries. */
export type Refuse<C extends RefusalCode> = <K extends C>(
  code: K,
  ...carries: Record<string, never> extends RefusalCarries<K> ? [] : [RefusalCarries<K>]
) => Refusal

/** 400, naming one field and what is wrong with it. */
export function refuseField(field: string, problem: FieldProblem): Refusal {
  return refuseFields({ [field]: problem })
}

/** 400, naming every field that has a problem. */
export function refuseFields(problems: Record<string, FieldProblem | undefined>): Refusal {
  const fields: Record<string, FieldProblem> = {}
  for (const [field, problem] of Object.entries(problems)) if (problem) fields[field] = problem
  return new Refusal('invalid_input', { fields })
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
