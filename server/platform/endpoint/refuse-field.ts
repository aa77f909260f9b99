import type { FieldProblem } from '@halles/contract/field-problems.ts'
import { Refusal } from './refusal-class.ts'

// The class itself is the platform's: with it a feature could refuse what its endpoint does not name.
export type { Refusal, Refuse } from './refusal-class.ts'

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

/** 503, which any call may be answered: for now there is no room, and when to come back. */
export function unavailable(retryAfterSeconds: number): Refusal {
  return new Refusal('unavailable', { retryAfterSeconds })
}
