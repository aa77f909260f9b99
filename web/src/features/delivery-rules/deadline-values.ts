import { answerMinutes, creditHours } from '@halles/contract/schemas/delivery-rules.ts'
import { z } from 'zod'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import type { DeliveryRules } from './delivery-rules-queries.ts'

/** As they are typed. */
export type DeadlineValues = { answer_minutes: string; credit_hours: string }

const body = z.object({ answer_minutes: answerMinutes, credit_hours: creditHours })

export function deadlineValues(
  rules: Pick<DeliveryRules, 'answer_minutes' | 'credit_hours'>,
): DeadlineValues {
  return {
    answer_minutes: String(rules.answer_minutes),
    credit_hours: String(rules.credit_hours),
  }
}

/** As they are sent; what is no whole number is refused as it stands. */
export function deadlineBody({ answer_minutes, credit_hours }: DeadlineValues) {
  return { answer_minutes: wholeNumber(answer_minutes), credit_hours: wholeNumber(credit_hours) }
}

export function deadlineProblems(values: DeadlineValues): Problems<DeadlineValues> {
  return problemsIn(body, deadlineBody(values))
}

/** Digits with or without the spaces and commas of thousands. */
function wholeNumber(typed: string): number {
  const digits = typed.trim().replace(/(?<=\d)[\s,](?=\d{3}$)/, '')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
