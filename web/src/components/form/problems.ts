import { type FieldProblem, problemOf } from '@halles/contract/field-problems.ts'
import type { Texts } from '@halles/texts/fr.ts'
import type { z } from 'zod'
import type { FieldPath } from './paths.ts'

type ProblemCode = FieldProblem | keyof Texts['forms']['problems']

/** What is wrong with a form, by field: a code whose sentence is shown in the language on screen. */
export type Problems<Values> = Partial<Record<FieldPath<Values>, ProblemCode>>

export function samePath(path: string): string {
  return path
}

/** What the server would refuse in a body, found before it is sent. The first problem of a field counts. */
export function problemsIn(
  schema: z.ZodType,
  body: unknown,
  pathOf: (path: string) => string = samePath,
): Record<string, ProblemCode> {
  const problems: Record<string, ProblemCode> = {}
  // The input distinguishes a missing value from a wrong one.
  const { error } = schema.safeParse(body, { reportInput: true })
  for (const issue of error?.issues ?? [])
    problems[pathOf(issue.path.join('.'))] ??= problemOf(issue)
  return problems
}
