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

/** The answer is no. Thrown, it undoes the transaction (unless it keeps the changes) and becomes the answer. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details
  keepsChanges = false

  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  /**
   * The answer is no, and what was written so far is committed all the same: for a refusal that puts right what it
   * refuses for, such as a cart that loses the lines nobody can order any more.
   */
  keepingChanges(): this {
    this.keepsChanges = true
    return this
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

export const refuse: Refuse<RefusalCode> = (code, ...[carries]) => new Refusal(code, { carries })

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
