import type { FieldProblem } from '@halles/contract/field-problems.ts'
import type { Language } from '@halles/contract/language.ts'
import {
  type RefusalBody,
  type RefusalCarries,
  type RefusalCode,
  refusals,
} from '@halles/contract/refusals.ts'
import { refusals as sentencesEn } from '@halles/texts/en/refusals.ts'
import { refusalsAbout as aboutEn } from '@halles/texts/en/refusals-about.ts'
import { en } from '@halles/texts/en.ts'
import { refusals as sentencesFr } from '@halles/texts/fr/refusals.ts'
import { refusalsAbout as aboutFr } from '@halles/texts/fr/refusals-about.ts'
import { fr } from '@halles/texts/fr.ts'
import { encode } from 'zod/v4/core'
import type { RefusalOptions } from './refusal-options.ts'

const texts = { fr, en }
const sentences = { fr: sentencesFr, en: sentencesEn }
const about = { fr: aboutFr, en: aboutEn }

type Details = RefusalOptions & {
  fields?: Record<string, FieldProblem>
  carries?: unknown
}

/** A refused request. Thrown by a handler, it rolls the transaction back. */
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
    const { fieldProblems } = texts[language]
    const { fields, carries, sentence } = this.details
    return {
      code: this.code,
      message: sentence?.(about[language], language) ?? sentences[language][this.code],
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
  ...given: Record<string, never> extends RefusalCarries<K>
    ? [carries?: RefusalCarries<K>, options?: RefusalOptions]
    : [carries: RefusalCarries<K>, options?: RefusalOptions]
) => Refusal

/** Any refusal: for the platform alone. A handler gets it typed by the refusals of its endpoint. */
export const refuse: Refuse<RefusalCode> = (code, ...[carries, options]) =>
  new Refusal(code, { carries, ...options })

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
