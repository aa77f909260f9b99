import { taxRegistrationEndInput, taxRegistrationInput } from '@halles/contract/schemas/tax.ts'
import type { Tax } from '@halles/domain/tax/tax-class.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'

type RegistrationValues = { tax: Tax; number: string; from_day: string }

/** A number is checked as the server checks it; a day that is none is said to be missing. */
export function registrationProblems(
  values: RegistrationValues,
): Problems<Omit<RegistrationValues, 'tax'>> {
  const problems = problemsIn(taxRegistrationInput, values)
  return values.from_day === '' ? { ...problems, from_day: 'required' } : problems
}

export type EndValues = { until_day: string }

/** The last day may be left out. */
export function endBody(publicId: string, { until_day }: EndValues) {
  return { public_id: publicId, until_day: until_day === '' ? null : until_day }
}

export function endProblems(publicId: string, values: EndValues): Problems<EndValues> {
  return problemsIn(taxRegistrationEndInput, endBody(publicId, values))
}
